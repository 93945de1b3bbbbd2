/**
 * Formatted text as Lexical's JSON, in the closed list of nodes and formats that a photographer may use. Each node has
 * the fields Lexical itself stores, so that any editor made with Lexical reads it.
 */
export interface ProseDocument {
  root: ElementNode<'root', ProseBlock>;
}

interface ElementNode<Type extends string, Child> {
  type: Type;
  children: Child[];
  /** Null: the direction of a block follows its text. */
  direction: null;
  format: '';
  indent: number;
  version: 1;
}
export interface ProseText {
  type: 'text';
  text: string;
  /** Bits of `FORMATS`. */
  format: number;
  detail: 0;
  mode: 'normal';
  style: '';
  version: 1;
}
interface ProseBreak {
  type: 'linebreak';
  version: 1;
}
export interface ProseLink extends ElementNode<'link', ProseText | ProseBreak> {
  url: string;
  rel: null;
  target: null;
  title: null;
}
export type ProseInline = ProseText | ProseBreak | ProseLink;
export interface ProseItem extends ElementNode<'listitem', ProseInline | ProseList> {
  value: number;
}
export interface ProseList extends ElementNode<'list', ProseItem> {
  listType: 'bullet' | 'number';
  tag: 'ul' | 'ol';
  start: number;
}
export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export type ProseHeading = ElementNode<'heading', ProseInline> & { tag: (typeof HEADINGS)[number] };
export type ProseBlock =
  | ElementNode<'paragraph', ProseInline>
  | ElementNode<'quote', ProseInline>
  | ProseHeading
  | ProseList
  | { type: 'horizontalrule'; version: 1 };

/** A stored text: Lexical's JSON, or Markdown of before, or of a program. */
export type ProseValue = ProseDocument | string;

/** The formats a text may have, as Lexical's bits. */
export const FORMATS = { bold: 1, italic: 2, code: 16 } as const;
export const ALL_FORMATS = FORMATS.bold | FORMATS.italic | FORMATS.code;
/** The deepest list in a list. */
export const MAX_LISTS = 6;

/** A list and its item for each level, a link, a text, and the root. */
export const MAX_DEPTH = 2 * MAX_LISTS + 2;

/** Targets of links in prose: addresses of other sites, mail, telephone, and paths and anchors of the same site. */
const PROSE_LINK = /^(https?:\/\/[^\s\\]+|mailto:[^\s]+|tel:[+\d ().%-]+|\/(?![/\\])[^\s\\]*|#[^\s]*)$/i;
const MAX_URL = 2000;

/** Whether a link in prose may lead to an address. */
export const isProseLink = (url: string): boolean => url.length <= MAX_URL && PROSE_LINK.test(url);

/** Returns a text as PostgreSQL can store it on one line: without control characters and halves of surrogate pairs. */
export const oneLine = (text: string): string => text.toWellFormed().replace(/\p{Cc}/gu, ' ');

const element = <Type extends string, Child>(type: Type, children: Child[]): ElementNode<Type, Child> => ({
  type,
  children,
  direction: null,
  format: '',
  indent: 0,
  version: 1,
});

/** Makes the nodes of prose, with every field that Lexical stores. */
export const node = {
  root: (children: ProseBlock[]): ProseDocument => ({ root: element('root', children) }),
  text: (text: string, format = 0): ProseText => ({
    type: 'text',
    text: oneLine(text),
    format,
    detail: 0,
    mode: 'normal',
    style: '',
    version: 1,
  }),
  linebreak: (): ProseBreak => ({ type: 'linebreak', version: 1 }),
  rule: (): ProseBlock => ({ type: 'horizontalrule', version: 1 }),
  paragraph: (children: ProseInline[]): ProseBlock => element('paragraph', children),
  quote: (children: ProseInline[]): ProseBlock => element('quote', children),
  heading: (tag: ProseHeading['tag'], children: ProseInline[]): ProseBlock => ({
    ...element('heading', children),
    tag,
  }),
  link: (url: string, children: (ProseText | ProseBreak)[]): ProseLink => ({
    ...element('link', children),
    url,
    rel: null,
    target: null,
    title: null,
  }),
  /** A list at a level from 0; a nested list is the only child of an item, as Lexical stores it. */
  list: (ordered: boolean, start: number, items: ProseItem['children'][], level = 0): ProseList => {
    let value = start - 1;
    return {
      ...element(
        'list',
        items.map((children): ProseItem => {
          if (children[0]?.type !== 'list') value += 1;
          return { ...element('listitem', children), indent: level, value: Math.max(value, start) };
        }),
      ),
      listType: ordered ? 'number' : 'bullet',
      tag: ordered ? 'ol' : 'ul',
      start,
    };
  },
};

/** Returns inline nodes with adjoining texts of the same format joined, and without empty ones. */
export function joined<Inline extends ProseInline>(nodes: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const one of nodes) {
    const last = all.at(-1);
    if (one.type === 'text' && !one.text) continue;
    if (one.type === 'link' && one.children.length === 0) continue;
    if (one.type === 'text' && last?.type === 'text' && last.format === one.format)
      all[all.length - 1] = { ...last, text: last.text + one.text };
    else all.push(one);
  }
  return all;
}

/** Whether a list item is Lexical's place for a nested list. */
export const nestedList = (item: ProseItem): ProseList | null =>
  item.children[0]?.type === 'list' ? item.children[0] : null;
