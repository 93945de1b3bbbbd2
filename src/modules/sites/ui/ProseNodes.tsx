import type { ReactNode } from 'react';
import {
  FORMATS,
  nestedList,
  type ProseBlock,
  type ProseDocument,
  type ProseInline,
  type ProseItem,
  type ProseList,
} from '@/core/text/prose-document';

function Inline({ one }: { one: ProseInline }) {
  if (one.type === 'linebreak') return <br />;
  if (one.type === 'link')
    return (
      <a href={one.url}>
        <Inlines nodes={one.children} />
      </a>
    );
  let shown: ReactNode = one.text;
  if (one.format & FORMATS.code) shown = <code>{shown}</code>;
  if (one.format & FORMATS.italic) shown = <em>{shown}</em>;
  if (one.format & FORMATS.bold) shown = <strong>{shown}</strong>;
  return shown;
}

const Inlines = ({ nodes }: { nodes: readonly ProseInline[] }) =>
  nodes.map((one, index) => <Inline key={index} one={one} />);

/** A list; Lexical's item of a nested list is rendered in the item before it, where HTML has it. */
function List({ list }: { list: ProseList }) {
  const items: { own: ProseItem['children']; nested: ProseList[] }[] = [];
  for (const item of list.children) {
    const nested = nestedList(item);
    const last = items.at(-1);
    if (nested && last) last.nested.push(nested);
    else items.push(nested ? { own: [], nested: [nested] } : { own: item.children, nested: [] });
  }
  const Tag = list.tag;
  return (
    <Tag {...(list.start === 1 ? {} : { start: list.start })}>
      {items.map(({ own, nested }, index) => (
        <li key={index}>
          <Inlines nodes={own as ProseInline[]} />
          {nested.map((one, at) => (
            <List key={at} list={one} />
          ))}
        </li>
      ))}
    </Tag>
  );
}

function Block({ block }: { block: ProseBlock }) {
  if (block.type === 'horizontalrule') return <hr />;
  if (block.type === 'list') return <List list={block} />;
  // An empty paragraph of the editor has no height on a page.
  if (block.children.length === 0) return null;
  const Tag = block.type === 'heading' ? block.tag : 'p';
  return (
    <Tag>
      <Inlines nodes={block.children} />
    </Tag>
  );
}

/**
 * Renders the nodes of a stored document; quotes after each other are paragraphs of one. Text never becomes markup: only
 * elements of the closed list of nodes are made.
 */
export function ProseNodes({ document: { root } }: { document: ProseDocument }) {
  const groups: ProseBlock[][] = [];
  for (const block of root.children) {
    const last = groups.at(-1);
    if (block.type === 'quote' && last?.[0]?.type === 'quote') last.push(block);
    else groups.push([block]);
  }
  return groups.map((group, index) => {
    const blocks = group.map((block, at) => <Block key={at} block={block} />);
    return group[0]?.type === 'quote' ? <blockquote key={index}>{blocks}</blockquote> : blocks[0];
  });
}
