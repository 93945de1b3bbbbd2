import { keepKnownProse } from '@/core/text/check-prose';
import { node, type ProseDocument } from '@/core/text/prose-document';

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
