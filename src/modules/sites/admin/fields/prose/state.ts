import { keepKnownProse } from '@/core/text/check-prose';
import { node, type ProseDocument } from '@/core/text/prose-document';
import { same } from '../../../rules/compare-sites';

/** Returns a document as a state of the editor: never without a block, and in the direction of its language. */
export function stateOf({ root }: ProseDocument, direction: 'ltr' | 'rtl'): string {
  const children = root.children.length > 0 ? root.children : [node.paragraph([])];
  return JSON.stringify({ root: { ...root, children, direction } });
}

/** Returns what is stored of an editor's state; an empty one has no block. */
export function documentOf(state: unknown): ProseDocument {
  const document = keepKnownProse(state);
  const [first, ...others] = document.root.children;
  const empty = others.length === 0 && first?.type === 'paragraph' && first.children.length === 0;
  return empty ? node.root([]) : document;
}

/**
 * Keeps an editor and its value in step. Typing goes on while a reported document is on its way back as the value: such
 * a value is ignored, another one (of undo, or of another user) is to be shown.
 */
export function keepInStep(first: ProseDocument) {
  let held = first;
  let last = first;
  let sent: ProseDocument[] = [];
  return {
    /** Whether what the editor holds now is to be reported. */
    wrote(next: ProseDocument): boolean {
      if (same(next, held)) return false;
      held = next;
      sent.push(next);
      return true;
    },
    /** Whether the editor is to show this value. */
    received(value: ProseDocument): boolean {
      // The form renders again with a value from before the last key: nothing was changed elsewhere.
      if (same(value, last)) return false;
      last = value;
      // Compared by content: the form leaves out an empty text, so that it returns as another object.
      const returned = sent.findIndex((one) => same(one, value));
      sent = returned < 0 ? [] : sent.slice(returned + 1);
      if (returned >= 0 || same(value, held)) return false;
      held = value;
      return true;
    },
  };
}
