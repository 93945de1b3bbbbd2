import {
  nestedList,
  type ProseBlock,
  type ProseDocument,
  type ProseInline,
  type ProseItem,
  type ProseList,
} from './prose-document';

const inlineText = (nodes: readonly (ProseInline | ProseList)[]): string =>
  nodes
    .map((one) => {
      if (one.type === 'text') return one.text;
      if (one.type === 'linebreak') return '\n';
      return one.type === 'link' ? inlineText(one.children) : '';
    })
    .join('');

function listText(list: ProseList, indent: string): string {
  const line = (item: ProseItem): string => {
    const nested = nestedList(item);
    if (nested) return listText(nested, `${indent}  `);
    const mark = list.listType === 'number' ? `${item.value}.` : '-';
    return `${indent}${mark} ${inlineText(item.children)}`;
  };
  return list.children.map(line).join('\n');
}

function blockText(block: ProseBlock): string {
  if (block.type === 'horizontalrule') return '';
  return block.type === 'list' ? listText(block, '') : inlineText(block.children);
}

/** Returns prose as plain text: paragraphs separated by an empty line, items of lists on a line each. */
export const proseToText = ({ root }: ProseDocument): string =>
  root.children.map(blockText).filter(Boolean).join('\n\n');

/** Returns how many characters of a text prose has, a line's end counting as one: what its limit bounds. */
export function proseLength({ root }: ProseDocument): number {
  const ofNode = (one: ProseBlock | ProseItem | ProseInline): number => {
    if (one.type === 'text') return one.text.length;
    if (one.type === 'linebreak') return 1;
    if (one.type === 'horizontalrule') return 1;
    const ofList = one.type === 'listitem' && nestedList(one);
    const own = one.type === 'link' || one.type === 'list' || ofList ? 0 : 1;
    return own + one.children.reduce((sum, child) => sum + ofNode(child), 0);
  };
  return Math.max(
    0,
    root.children.reduce((sum, block) => sum + ofNode(block), -1),
  );
}

/** Whether prose shows nothing. */
export const isEmptyProse = (document: ProseDocument): boolean =>
  !proseToText(document).trim() && !document.root.children.some(({ type }) => type === 'horizontalrule');
