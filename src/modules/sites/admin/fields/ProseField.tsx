'use client';

import { Bold, Heading2, Italic, Link as LinkIcon, List } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useId, useRef } from 'react';
import { useBuilder } from '../state/builder-context';
import type { Words } from '../state/parts';
import css from '../styles/fields.module.css';
import { type Mark, markText } from './mark-text';
import { DIRECTION, LanguageMark } from './WordsField';

const MARKS: [Mark, typeof Bold][] = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading2],
  ['list', List],
  ['link', LinkIcon],
];

/** Paragraphs in Markdown, with buttons for the common marks. */
export function ProseField({
  label,
  value = {},
  max,
  onChange,
}: {
  label: string;
  value?: Words | undefined;
  max: number;
  onChange: (value: Words) => void;
}) {
  const t = useT('sites.builder.prose');
  const counted = useT('admin');
  const { language } = useBuilder();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => onChange({ ...value, [language]: text });
  const count = value[language]?.length ?? 0;
  const apply = (mark: Mark) => {
    const field = area.current;
    if (!field) return;
    const next = markText(field.value, [field.selectionStart, field.selectionEnd], mark, t('linkText'));
    // A mark that does not fit is not set: nothing at the end is cut for it.
    if (next.text.length > max) return;
    write(next.text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(...next.chosen);
    });
  };
  return (
    <div className={css.words}>
      <div className={css.prose}>
        <label htmlFor={id}>{label}</label>
        <div className={css.marks} role="toolbar" aria-label={t('marks', { label })}>
          {MARKS.map(([mark, Icon]) => (
            <button key={mark} type="button" aria-label={t(mark)} title={t(mark)} onClick={() => apply(mark)}>
              <Icon aria-hidden />
            </button>
          ))}
        </div>
        <textarea
          ref={area}
          id={id}
          rows={7}
          lang={language}
          dir={DIRECTION[language]}
          maxLength={max}
          value={value[language] ?? ''}
          onChange={({ target }) => write(target.value)}
        />
        {count >= max * 0.9 ? (
          <p role="status">{counted(count < max ? 'letters' : 'lettersFull', { count, most: max })}</p>
        ) : null}
      </div>
      <LanguageMark value={value} />
    </div>
  );
}
