'use client';

import { useTranslations as useT } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { node, type ProseDocument, type ProseValue } from '@/core/text/prose-document';
import { proseLength, proseToText } from '@/core/text/prose-to-text';
import { Button } from '@/ui/admin/Button';
import { loadable } from '@/ui/primitives/loadable';
import type { ProseWords } from '../../rules/prose-words';
import { useBuilder } from '../state/builder-context';
import css from '../styles/fields.module.css';
import { DIRECTION, LanguageMark } from './WordsField';

// Lexical is larger than the rest of the builder: loaded with the first field of prose on the screen.
const editor = loadable(() => import('./prose/ProseEditor').then(({ ProseEditor }) => ProseEditor));

/** A document that no longer fits the schema is read as it was stored, with Markdown in it. */
const documentOf = (value: ProseValue = ''): ProseDocument =>
  typeof value === 'string'
    ? node.root(value.split(/\n{2,}/).flatMap((text) => (text ? [node.paragraph([node.text(text)])] : [])))
    : value;

/** Formatted text in the edited language, with the number of its characters near the limit. */
export function ProseField({
  name,
  label,
  value = {},
  max,
  onChange,
}: {
  /** Its name in the chosen block, where a click in the preview leads to it. */
  name?: string | undefined;
  label: string;
  value?: ProseWords | undefined;
  max: number;
  onChange: (value: ProseWords) => void;
}) {
  const counted = useT('admin');
  const t = useT('sites.builder');
  const { code: Editor, failed } = useSyncExternalStore(editor.subscribe, editor.get, editor.get);
  useEffect(() => editor.load(), []);
  const { language, document, wanted, setWanted } = useBuilder();
  const place = useRef<HTMLDivElement>(null);
  const isWanted = name !== undefined && wanted === name && Editor !== null;
  useEffect(() => {
    if (!isWanted) return;
    place.current?.querySelector<HTMLElement>('[contenteditable=true]')?.focus();
    setWanted(null);
  }, [isWanted, setWanted]);
  const id = useId();
  const stored = value[language];
  const shown = useMemo(() => documentOf(stored), [stored]);
  const count = proseLength(shown);
  const near = count >= max * 0.9;
  const texts = Object.fromEntries(
    document.languages.map((one) => [one, proseToText(documentOf(value[one]))]),
  );
  return (
    <div className={css.words} ref={place}>
      <div className={css.prose}>
        <span id={id} className={css.proseLabel}>
          {label}
        </span>
        {Editor ? (
          <Editor
            key={language}
            label={label}
            labelledBy={id}
            describedBy={near ? `${id}c` : undefined}
            language={language}
            value={shown}
            max={max}
            onChange={(next) => onChange({ ...value, [language]: next })}
          />
        ) : (
          <div className={css.writing} lang={language} dir={DIRECTION[language]} aria-busy={!failed}>
            <p>{texts[language]}</p>
          </div>
        )}
        {failed ? (
          <p role="alert" className={css.notLoaded}>
            {t('prose.notLoaded')} <Button onClick={editor.load}>{t('tryAgain')}</Button>
          </p>
        ) : null}
        {near ? (
          <p id={`${id}c`} role="status">
            {counted(count < max ? 'letters' : 'lettersFull', { count, most: max })}
          </p>
        ) : null}
      </div>
      <LanguageMark value={texts} />
    </div>
  );
}
