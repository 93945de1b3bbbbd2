import {
  ALL_FORMATS,
  HEADINGS,
  isProseLink,
  joined,
  MAX_DEPTH,
  MAX_LISTS,
  node,
  type ProseBlock,
  type ProseDocument,
  type ProseHeading,
  type ProseInline,
  type ProseItem,
  type ProseList,
  type ProseText,
} from './prose-document';

/** Why a document is refused, and which of its nodes. */
export class ProseProblem extends Error {
  constructor(
    readonly path: (string | number)[],
    readonly code: 'invalid' | 'too_long',
  ) {
    super(`${code} at ${path.join('.')}`);
  }
}

interface Round {
  /** Throws for unknown nodes, formats and targets; otherwise they are left out, and their texts stay. */
  strict: boolean;
  nodes: number;
  letters: number;
  most: number;
}
type Raw = Record<string, unknown>;
type Path = (string | number)[];

/** Nodes that a document may have beyond one for each character. */
const MORE_NODES = 100;
const MAX_START = 1_000_000;

/** Counts a node; throws `ProseProblem` without a type, and beyond the limits of depth and number. */
function rawNode(value: unknown, path: Path, depth: number, round: Round): Raw & { type: string } {
  round.nodes += 1;
  const raw = value as Raw | null;
  const broken = !raw || typeof raw !== 'object' || typeof raw.type !== 'string';
  const tooMany = depth > MAX_DEPTH || round.nodes > round.most + MORE_NODES;
  if (broken || (round.strict && tooMany)) throw new ProseProblem(path, 'invalid');
  return raw as Raw & { type: string };
}

function childrenOf<T>(raw: Raw, path: Path, read: (child: unknown, path: Path) => T[]): T[] {
  if (!Array.isArray(raw.children)) throw new ProseProblem([...path, 'children'], 'invalid');
  return raw.children.flatMap((child, at) => read(child, [...path, 'children', at]));
}

function count(letters: number, path: Path, round: Round): void {
  round.letters += letters;
  if (round.letters > round.most) throw new ProseProblem(path, 'too_long');
}

function readText(raw: Raw, path: Path, round: Round): ProseText[] {
  const { text, format = 0 } = raw;
  if (typeof text !== 'string' || !Number.isInteger(format)) throw new ProseProblem(path, 'invalid');
  if (round.strict && (format as number) & ~ALL_FORMATS)
    throw new ProseProblem([...path, 'format'], 'invalid');
  count(text.length, path, round);
  return [node.text(text, (format as number) & ALL_FORMATS)];
}

function readInline(value: unknown, path: Path, depth: number, round: Round): ProseInline[] {
  const raw = rawNode(value, path, depth, round);
  const within = () =>
    childrenOf(raw, path, (child, at) => readInline(child, at, depth + 1, round)).flatMap((child) =>
      child.type === 'link' ? child.children : [child],
    );
  switch (raw.type) {
    case 'text':
      return readText(raw, path, round);
    case 'linebreak':
      count(1, path, round);
      return [node.linebreak()];
    case 'link': {
      const known = typeof raw.url === 'string' && isProseLink(raw.url);
      if (!known && round.strict) throw new ProseProblem([...path, 'url'], 'invalid');
      return known ? [node.link(raw.url as string, joined(within()))] : within();
    }
    default:
      if (round.strict) throw new ProseProblem([...path, 'type'], 'invalid');
      if (typeof raw.text === 'string') return readText({ text: raw.text }, path, round);
      return Array.isArray(raw.children) ? within() : [];
  }
}

/** Nodes that begin a line of their own, where an editor holds one inside a paragraph, a quote or an item. */
const ON_ITS_OWN = new Set(['paragraph', 'heading', 'quote', 'list', 'listitem']);

/** Returns the inline nodes in a node; blocks in it (pasted ones) become lines. */
function inlinesOf(raw: Raw, path: Path, depth: number, round: Round): ProseInline[] {
  const lines: ProseInline[] = [];
  childrenOf(raw, path, (child, at) => {
    const block = !round.strict && ON_ITS_OWN.has(String((child as Raw | null)?.type));
    const inlines = readInline(child, at, depth + 1, round);
    if (block && lines.length > 0 && inlines.length > 0) lines.push(node.linebreak());
    lines.push(...inlines);
    return [];
  });
  return joined(lines);
}

/** Returns the contents of items: the texts of one, and each list in it as an item of its own. */
function readItem(value: unknown, path: Path, depth: number, level: number, round: Round) {
  const raw = rawNode(value, path, depth, round);
  if (raw.type !== 'listitem') throw new ProseProblem([...path, 'type'], 'invalid');
  const texts: ProseInline[] = [];
  const lists: ProseList[] = [];
  childrenOf(raw, path, (child, at) => {
    const tooDeep = !round.strict && level + 1 >= MAX_LISTS;
    if ((child as Raw | null)?.type !== 'list' || tooDeep)
      texts.push(...readInline(child, at, depth + 1, round));
    else {
      const list = rawNode(child, at, depth + 1, round);
      lists.push(readList(list, at, depth + 1, level + 1, round));
    }
    return [];
  });
  if (lists.length === 0 || texts.length > 0) count(1, path, round);
  const own: ProseItem['children'][] = lists.length > 0 && texts.length === 0 ? [] : [joined(texts)];
  return [...own, ...lists.map((list): ProseItem['children'] => [list])];
}

function readList(raw: Raw, path: Path, depth: number, level: number, round: Round): ProseList {
  const { listType, start = 1 } = raw;
  const ordered = listType === 'number';
  const known = ordered || listType === 'bullet' || !round.strict;
  if (!known) throw new ProseProblem([...path, 'listType'], 'invalid');
  const counts = Number.isInteger(start) && (start as number) >= 0 && (start as number) <= MAX_START;
  if (!counts && round.strict) throw new ProseProblem([...path, 'start'], 'invalid');
  const items = childrenOf(raw, path, (child, at) => readItem(child, at, depth + 1, level, round));
  return node.list(ordered, ordered && counts ? (start as number) : 1, items, level);
}

function readBlock(value: unknown, path: Path, round: Round): ProseBlock[] {
  const raw = rawNode(value, path, 1, round);
  const inlines = () => inlinesOf(raw, path, 1, round);
  // The line that separates it from the next.
  if (raw.type !== 'list') count(1, path, round);
  switch (raw.type) {
    case 'paragraph':
      return [node.paragraph(inlines())];
    case 'quote':
      return [node.quote(inlines())];
    case 'heading': {
      if (!HEADINGS.includes(raw.tag as never)) throw new ProseProblem([...path, 'tag'], 'invalid');
      return [node.heading(raw.tag as ProseHeading['tag'], inlines())];
    }
    case 'list':
      return [readList(raw, path, 1, 0, round)];
    case 'horizontalrule':
      return [node.rule()];
    default:
      if (round.strict) throw new ProseProblem([...path, 'type'], 'invalid');
      return Array.isArray(raw.children) ? [node.paragraph(inlines())] : [];
  }
}

/**
 * Returns Lexical's JSON of at most `most` characters with the known fields of each node. Throws `ProseProblem` naming
 * the node for a node, format or link target that is not in the closed list, and for too many, too deep or too long.
 */
export const checkProse = (value: unknown, most: number): ProseDocument => readRoot(value, most, true);

/** Returns what an editor holds, without what may not be stored. Throws `ProseProblem` if it is no document. */
export const keepKnownProse = (value: unknown): ProseDocument =>
  readRoot(value, Number.POSITIVE_INFINITY, false);

function readRoot(value: unknown, most: number, strict: boolean): ProseDocument {
  // The last block has no line after it.
  const round: Round = { strict, nodes: 0, letters: -1, most };
  const { root } = (value ?? {}) as { root?: unknown };
  const raw = rawNode(root, ['root'], 0, round);
  if (raw.type !== 'root') throw new ProseProblem(['root', 'type'], 'invalid');
  return node.root(childrenOf(raw, ['root'], (child, at) => readBlock(child, at, round)));
}
