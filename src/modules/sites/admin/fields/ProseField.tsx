'use client';

import { useTranslations as useT } from 'next-intl';
import { lazy, Suspense, useId, useMemo } from 'react';
import { node, type ProseDocument, type ProseValue } from '@/core/text/prose-document';
import { proseLength, proseToText } from '@/core/text/prose-to-text';
import type { ProseWords } from '../../rules/prose-words';
import { useBuilder } from '../state/builder-context';
import css from '../styles/fields.module.css';
import { DIRECTION, LanguageMark } from './WordsField';

// Lexical is larger than the rest of the builder: loaded with the first field of prose on the screen.
const Editor = lazy(() =>
  import('./prose/ProseEditor').then(({ ProseEditor }) => ({ default: ProseEditor })),
);

/** A document that no longer fits the schema is read as it was stored, with Markdown in it. */
const documentOf = (value: ProseValue = ''): ProseDocument =>
  typeof value === 'string'
    ? node.root(value.split(/\n{2,}/).flatMap((text) => (text ? [node.paragraph([node.text(text)])] : [])))
    : value;

/** Formatted text in the edited language, with the number of its characters near the limit. */
export function ProseField({
  label,
  value = {},
  max,
  onChange,
}: {
  label: string;
  value?: ProseWords | undefined;
  max: number;
  onChange: (value: ProseWords) => void;
}) {
  const counted = useT('admin');
  const { language, document } = useBuilder();
  const id = useId();
  const stored = value[language];
  const shown = useMemo(() => documentOf(stored), [stored]);
  const count = proseLength(shown);
  const near = count >= max * 0.9;
  const texts = Object.fromEntries(
    document.languages.map((one) => [one, proseToText(documentOf(value[one]))]),
  );
  return (
    <div className={css.words}>
      <div className={css.prose}>
        <span id={id} className={css.proseLabel}>
          {label}
        </span>
        <Suspense
          fallback={
            <div className={css.writing} lang={language} dir={DIRECTION[language]} aria-busy>
              <p>{texts[language]}</p>
            </div>
          }
        >
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
        </Suspense>
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
