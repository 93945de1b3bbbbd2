import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  $isTextNode,
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  type LexicalNode,
  RootNode,
  TextNode,
} from '@payloadcms/richtext-lexical/lexical';
import { $isLinkNode, LinkNode } from '@payloadcms/richtext-lexical/lexical/link';
import { $isListItemNode, $isListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $restoreEditorState } from '@payloadcms/richtext-lexical/lexical/utils';
import { useEffect, useRef, useState } from 'react';
import { ALL_FORMATS, FORMATS, isProseLink, type ProseDocument } from '@/core/text/prose-document';
import { documentOf, keepInStep, stateOf } from './state';

/** Reports what is written, and shows a value that was changed elsewhere: by undo, or by another user. */
export function ExchangeValue({
  value,
  direction,
  onChange,
}: {
  value: ProseDocument;
  direction: 'ltr' | 'rtl';
  onChange: (value: ProseDocument) => void;
}) {
  const [editor] = useLexicalComposerContext();
  const [step] = useState(() => keepInStep(value));
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
        const next = documentOf(editorState.toJSON());
        if (step.wrote(next)) report.current(next);
      }),
    [editor, step],
  );
  useEffect(() => {
    if (!step.received(value)) return;
    const focused = editor.getRootElement()?.contains(document.activeElement);
    editor.setEditorState(editor.parseEditorState(stateOf(value, direction)));
    if (focused) editor.update(() => void $getRoot().selectEnd());
  }, [editor, step, value, direction]);
  return null;
}

/**
 * Whether a text pasted over a selection becomes the selection's link: a complete address. `#wedding` and `/` are targets
 * of links too, but pasted they replace the selection.
 */
export const isPastedLink = (text: string): boolean =>
  /^(https?|mailto|tel):/i.test(text) && isProseLink(text);

/** Removes what prose does not have: formats and styles of pasted text and of keys, and links to other protocols. */
export function KeepKnown() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const stops = [
      editor.registerCommand(FORMAT_TEXT_COMMAND, (format) => !(format in FORMATS), COMMAND_PRIORITY_LOW),
      editor.registerNodeTransform(TextNode, (text) => {
        const format = text.getFormat() & ALL_FORMATS;
        if (format !== text.getFormat()) text.setFormat(format);
        if (text.getStyle()) text.setStyle('');
      }),
      editor.registerNodeTransform(LinkNode, (link) => {
        if (isProseLink(link.getURL())) return;
        for (const child of link.getChildren()) link.insertBefore(child);
        link.remove();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor]);
  return null;
}

/** Returns how many characters a node counts, as `proseLength` does for stored prose, plus one for the last block. */
export function $lettersOf(one: LexicalNode): number {
  if ($isTextNode(one)) return one.getTextContentSize();
  if (!$isElementNode(one)) return 1;
  const ofList = $isListItemNode(one) && $isListNode(one.getFirstChild());
  const own = $isRootNode(one) || $isLinkNode(one) || $isListNode(one) || ofList ? 0 : 1;
  return one.getChildren().reduce((sum, child) => sum + $lettersOf(child), own);
}

/** Cuts what is typed or pasted beyond the limit, as a text field does. */
export function KeepShort({ max }: { max: number }) {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    let restored: unknown = null;
    return editor.registerNodeTransform(RootNode, (root) => {
      const before = editor.getEditorState();
      const count = $lettersOf(root) - 1;
      const counted = before.read(() => $lettersOf($getRoot())) - 1;
      if (count <= max || count <= counted) return;
      const selection = $getSelection();
      const caret = $isRangeSelection(selection) && selection.isCollapsed() ? selection.anchor : null;
      const node = caret?.getNode();
      // The caret is behind what was typed or pasted: the text around that stays.
      if (caret && $isTextNode(node) && counted <= max && caret.offset >= count - max) {
        node.spliceText(caret.offset - (count - max), count - max, '', true);
        return;
      }
      if (restored === before) return;
      restored = before;
      $restoreEditorState(editor, before);
    });
  }, [editor, max]);
  return null;
}
