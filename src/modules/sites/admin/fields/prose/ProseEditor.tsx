'use client';

import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer';
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary';
import { LinkPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin';
import type { ProseDocument } from '@/core/text/prose-document';
import type { Language } from '../../state/builder-context';
import css from '../../styles/fields.module.css';
import { DIRECTION } from '../WordsField';
import { NODES } from './nodes';
import { ProseToolbar } from './ProseToolbar';
import { ExchangeValue, isPastedLink, KeepKnown, KeepShort } from './plugins';
import { stateOf } from './state';

const THEME = {
  text: { bold: css.bold ?? '', italic: css.italic ?? '', code: css.code ?? '' },
  list: { nested: { listitem: css.nested ?? '' } },
};

/**
 * Lexical with the nodes and formats a site's prose has. It keeps no history: the builder's undo covers it, as every
 * change is one of the site.
 */
export function ProseEditor({
  label,
  labelledBy,
  describedBy,
  language,
  value,
  max,
  onChange,
}: {
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  language: Language;
  value: ProseDocument;
  max: number;
  onChange: (value: ProseDocument) => void;
}) {
  const direction = DIRECTION[language];
  return (
    <LexicalComposer
      initialConfig={{
        namespace: 'keepers.prose',
        nodes: NODES,
        theme: THEME,
        editorState: stateOf(value, direction),
        // Lexical restores its last state after this; a thrown error would keep it from doing so.
        onError: reportError,
      }}
    >
      <ProseToolbar label={label} />
      <RichTextPlugin
        contentEditable={
          <ContentEditable
            className={css.writing}
            lang={language}
            dir={direction}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            aria-multiline
          />
        }
        ErrorBoundary={LexicalErrorBoundary}
      />
      <ListPlugin />
      <LinkPlugin validateUrl={isPastedLink} />
      <KeepKnown />
      <KeepShort max={max} />
      <ExchangeValue value={value} direction={direction} onChange={onChange} />
    </LexicalComposer>
  );
}
