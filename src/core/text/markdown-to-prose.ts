import { micromark } from 'micromark';
import {
  FORMATS,
  isProseLink,
  joined,
  MAX_LISTS,
  node,
  type ProseBlock,
  type ProseDocument,
  type ProseHeading,
  type ProseInline,
  type ProseItem,
  type ProseList,
  type ProseValue,
} from './prose-document';

/** An element of micromark's output, or a text. */
interface Tag {
  name: string;
  attributes: Record<string, string>;
  children: (Tag | string)[];
}

const CONTAINING = /^(root|blockquote|[uo]l|li)$/;
const VOID = new Set(['br', 'hr', 'img']);
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (one) => ENTITIES[one] ?? one);
/** Elements within elements; deeper ones add their children to those above, so that no depth can exhaust the stack. */
const DEEPEST = 100;

/**
 * Returns micromark's HTML as a tree. It escapes all HTML of the Markdown, so that each `<` begins a tag of its own, and
 * no attribute contains `>`.
 */
function treeOf(html: string): Tag {
  const root: Tag = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [, slash, name = '', rest = '', text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const above = open.at(-1) ?? root;
    // Between blocks it writes ends of lines.
    if (text !== undefined && CONTAINING.test(above.name) && /^\s*\n\s*$/.test(text)) continue;
    if (text !== undefined) above.children.push(decoded(text));
    else if (slash) open.pop();
    else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
      );
      const tag: Tag = { name, attributes, children: [] };
      const flat = open.length > DEEPEST;
      if (!flat || VOID.has(name)) above.children.push(tag);
      if (!VOID.has(name)) open.push(flat ? above : tag);
    }
  }
  return root;
}

const isTag = (one: Tag | string): one is Tag => typeof one !== 'string';
const FORMAT_OF: Record<string, number> = {
  strong: FORMATS.bold,
  em: FORMATS.italic,
  code: FORMATS.code,
};
const LISTS = new Set(['ul', 'ol']);

const isBlock = ({ name }: Tag) => /^(p|pre|blockquote|[uo]l|li|hr|h\d)$/.test(name);

/** A link as it may be stored: an address relative to a page of a site, all on one level, starts at the site's root. */
function linkOf(href: string): string | null {
  const relative = /^[\p{L}\p{N}%][^:]*$/u.test(href);
  const url = relative ? `/${href}` : href;
  return isProseLink(url) ? url : null;
}

/** Returns texts, breaks and links of elements; blocks among them are separated by a break. */
function inlines(nodes: readonly (Tag | string)[], format = 0, inLink = false): ProseInline[] {
  const all: ProseInline[] = [];
  let afterBreak = false;
  for (const one of nodes) {
    if (!isTag(one)) {
      // A line's end inside a paragraph is a space, as in HTML; after a break it is nothing.
      const text = (afterBreak ? one.replace(/^\n/, '') : one).replaceAll('\n', ' ');
      all.push(node.text(text, format));
      afterBreak = false;
      continue;
    }
    afterBreak = one.name === 'br';
    const href = one.name === 'a' && !inLink ? linkOf(one.attributes.href ?? '') : null;
    const within = (more = format) => inlines(one.children, more, inLink || href !== null);
    if (one.name === 'br') all.push(node.linebreak());
    else if (one.name === 'img') all.push(node.text(one.attributes.alt ?? '', format));
    else if (href !== null) all.push(node.link(href, joined(within()) as never));
    else if (isBlock(one)) {
      const block = one.name === 'pre' ? codeLines(one) : within();
      if (all.length > 0 && block.length > 0) all.push(node.linebreak());
      all.push(...block);
    } else all.push(...within(format | (FORMAT_OF[one.name] ?? 0)));
  }
  return joined(all);
}

/** Returns the lines of a code block, each as code. */
function codeLines(block: Tag): ProseInline[] {
  const textOf = (tag: Tag): string => tag.children.map((one) => (isTag(one) ? textOf(one) : one)).join('');
  return textOf(block)
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [node.linebreak()] : []),
      ...(line ? [node.text(line, FORMATS.code)] : []),
    ]);
}

/** Without spaces and breaks at the ends, which Markdown does not have there either. */
function trimmed(nodes: ProseInline[]): ProseInline[] {
  const from = nodes.findIndex(({ type }) => type !== 'linebreak');
  const to = nodes.findLastIndex(({ type }) => type !== 'linebreak');
  return from < 0 ? [] : nodes.slice(from, to + 1);
}

function list({ name, attributes, children }: Tag, level = 0): ProseList {
  const items = children.filter(isTag).flatMap((item): ProseItem['children'][] => {
    const inner =
      level + 1 < MAX_LISTS ? item.children.filter((one) => isTag(one) && LISTS.has(one.name)) : [];
    const texts = item.children.filter((one) => !inner.includes(one));
    const own = trimmed(inlines(texts.map((one) => (isTag(one) ? one : one.replace(/^\n|\n$/g, '')))));
    const nested = (inner as Tag[]).map((one): ProseItem['children'] => [list(one, level + 1)]);
    return [
      ...(own.length > 0 ? [own] : []),
      ...nested.filter(([one]) => (one as ProseList).children.length > 0),
    ];
  });
  const start = name === 'ol' ? Number(attributes.start ?? 1) : 1;
  return node.list(name === 'ol', Math.min(start, 1_000_000), items, level);
}

/** Returns each block of a quote as a quote of its own: Lexical's hold texts alone. */
const quotes = (nodes: readonly (Tag | string)[]): ProseBlock[] =>
  nodes.map(wrapped).flatMap((one): ProseBlock[] => {
    if (['blockquote', 'ul', 'ol'].includes(one.name)) return quotes(one.children);
    if (one.name === 'li' && one.children.some((child) => isTag(child) && BLOCKS.has(child.name)))
      return quotes(one.children);
    const texts = trimmed(one.name === 'pre' ? codeLines(one) : inlines(one.children));
    return texts.length > 0 ? [node.quote(texts)] : [];
  });
const BLOCKS = new Set(['p', 'pre', 'ul', 'ol', 'blockquote']);
/** HTML of the Markdown, which stays text, is in no element. */
const wrapped = (one: Tag | string): Tag =>
  isTag(one) ? one : { name: 'p', attributes: {}, children: [one.trim()] };

function blocks(nodes: readonly (Tag | string)[]): ProseBlock[] {
  return nodes.map(wrapped).flatMap((one): ProseBlock[] => {
    if (one.name === 'hr') return [node.rule()];
    if (one.name === 'blockquote') return quotes(one.children);
    if (LISTS.has(one.name)) {
      const made = list(one);
      return made.children.length > 0 ? [made] : [];
    }
    const texts = trimmed(one.name === 'pre' ? codeLines(one) : inlines(one.children));
    if (texts.length === 0) return [];
    if (!/^h[1-6]$/.test(one.name)) return [node.paragraph(texts)];
    // Markdown has no break in a heading of its own line.
    const flat = texts.map((text) => (text.type === 'linebreak' ? node.text(' ') : text));
    return [node.heading(one.name as ProseHeading['tag'], joined(flat))];
  });
}

/** The marks of quotes and lists that a line begins with. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
const CONTAINER = /[ \t]*(?:>|[-+*]|\d+[.)])/g;
const MOST_CONTAINERS = 2 * MAX_LISTS;

/** Without more marks at a line's beginning than are kept: micromark takes seconds for thousands of nested lists. */
const shallow = (markdown: string) =>
  markdown.replace(CONTAINERS, (marks) => (marks.match(CONTAINER) ?? []).slice(0, MOST_CONTAINERS).join(''));

/** Targets are checked where links are made: micromark's own list lacks telephone numbers. */
const htmlOf = (markdown: string) =>
  micromark(shallow(markdown.toWellFormed()), { allowDangerousProtocol: true });

/**
 * Returns Markdown as prose: what its HTML would show, without pictures, whose descriptions stay, and with lists at most
 * six deep.
 */
export const markdownToProse = (markdown: string): ProseDocument =>
  node.root(blocks(treeOf(htmlOf(markdown)).children));

/** Returns a stored text as prose: Markdown is converted. */
export const toProse = (value: ProseValue): ProseDocument =>
  typeof value === 'string' ? markdownToProse(value) : value;
