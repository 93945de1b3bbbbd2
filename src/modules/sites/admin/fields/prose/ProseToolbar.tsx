'use client';

import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical';
import { $createLinkNode, $isLinkNode, $toggleLink } from '@payloadcms/richtext-lexical/lexical/link';
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $createHeadingNode, $isHeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection';
import { $findMatchingParent, $getNearestNodeOfType } from '@payloadcms/richtext-lexical/lexical/utils';
import { Bold, Heading2, Italic, Link as LinkIcon, List, ListOrdered } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useEffect, useState } from 'react';
import { isKey } from '../../state/is-key';
import css from '../../styles/fields.module.css';
import { LinkRow } from './LinkRow';

const MARKS = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading2],
  ['list', List],
  ['numbered', ListOrdered],
  ['link', LinkIcon],
] as const;
type Mark = (typeof MARKS)[number][0];

/** The marks of the selected text, and the target of the link it is in. */
interface Marked {
  on: ReadonlySet<Mark>;
  url: string | null;
}
const NONE: Marked = { on: new Set(), url: null };

function $readMarks(selection: RangeSelection): Marked {
  const at = selection.anchor.getNode();
  const link = $findMatchingParent(at, $isLinkNode);
  const list = $getNearestNodeOfType(at, ListNode);
  const ordered = list?.getListType() === 'number';
  const all: [Mark, unknown][] = [
    ['bold', selection.hasFormat('bold')],
    ['italic', selection.hasFormat('italic')],
    ['heading', $findMatchingParent(at, $isHeadingNode)],
    ['list', $isListNode(list) && !ordered],
    ['numbered', $isListNode(list) && ordered],
    ['link', link],
  ];
  return {
    on: new Set(all.flatMap(([mark, is]) => (is ? [mark] : []))),
    url: $isLinkNode(link) ? link.getURL() : null,
  };
}

/** Buttons for the formats of prose, pressed as the selected text has them. */
export function ProseToolbar({ label }: { label: string }) {
  const t = useT('sites.builder.prose');
  const [editor] = useLexicalComposerContext();
  const [{ on, url }, setMarked] = useState(NONE);
  const [linking, setLinking] = useState(false);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        editorState.read(() => {
          const selection = $getSelection();
          setMarked($isRangeSelection(selection) ? $readMarks(selection) : NONE);
        }),
      ),
    [editor],
  );
  useEffect(
    () =>
      editor.registerRootListener((root, before) => {
        const listen = (event: KeyboardEvent) => {
          if (!(event.ctrlKey || event.metaKey) || !isKey(event, 'k')) return;
          event.preventDefault();
          event.stopPropagation();
          setLinking(true);
        };
        before?.removeEventListener('keydown', listen);
        root?.addEventListener('keydown', listen);
        return () => root?.removeEventListener('keydown', listen);
      }),
    [editor],
  );
  const apply = (mark: Mark) => {
    if (mark === 'link') return setLinking(!linking);
    if (mark === 'bold' || mark === 'italic') editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark);
    else if (mark !== 'heading') {
      const insert = mark === 'list' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
      editor.dispatchCommand(on.has(mark) ? REMOVE_LIST_COMMAND : insert, undefined);
    } else
      editor.update(() => {
        const make = () => (on.has('heading') ? $createParagraphNode() : $createHeadingNode('h2'));
        $setBlocksType($getSelection(), make);
      });
    editor.focus();
  };
  /** Sets the target of the selected text; without one, the address is inserted as its own text. */
  const setLink = (to: string | null) => {
    setLinking(false);
    editor.update(() => {
      // A button that is pressed before the text was ever in focus.
      if (!$getSelection()) $getRoot().selectEnd();
      const selection = $getSelection();
      if (to && !url && $isRangeSelection(selection) && selection.isCollapsed())
        selection.insertNodes([$createLinkNode(to).append($createTextNode(to))]);
      // Not by the command, which takes only what a paste may make a link.
      else $toggleLink(to);
    });
    editor.focus();
  };
  return (
    <>
      <div className={css.marks} role="toolbar" aria-label={t('marks', { label })}>
        {MARKS.map(([mark, Icon]) => (
          <button
            key={mark}
            type="button"
            aria-label={t(mark)}
            title={t(mark)}
            aria-pressed={on.has(mark)}
            {...(mark === 'link' ? { 'aria-expanded': linking } : {})}
            // The editor keeps its focus and selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => apply(mark)}
          >
            <Icon aria-hidden />
          </button>
        ))}
      </div>
      {linking ? (
        <LinkRow
          key={url ?? ''}
          url={url}
          onSet={setLink}
          onClose={() => {
            setLinking(false);
            editor.focus();
          }}
        />
      ) : null}
    </>
  );
}
