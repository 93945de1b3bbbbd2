import {
  FORMATS,
  joined,
  nestedList,
  type ProseBlock,
  type ProseDocument,
  type ProseInline,
  type ProseItem,
  type ProseList,
  type ProseText,
} from './prose-document';

/** Part of a line: text as it is written, or a mark of emphasis that opens or closes. */
type Piece = { text: string; mark?: 'open' | 'close' };

const entity = (letter: string) => `&#x${letter.codePointAt(0)?.toString(16).toUpperCase()};`;
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<&!]/g, '\\$&')
    // Spaces that Markdown would drop or read as a break.
    .replace(/\t| (?= )/g, entity);

const isPlain = (letter: string | undefined) => letter !== undefined && /[^\s\p{P}\p{S}]/u.test(letter);
const isSpace = (letter: string | undefined) => letter === undefined || /\s/u.test(letter);

/**
 * Returns pieces as text. A mark opens only before a letter or behind a space or punctuation, and closes the same way
 * round (CommonMark's delimiter runs): where it would not, the letter outside and the space inside become references.
 */
function written(pieces: readonly Piece[]): string {
  const all = pieces.filter(({ text }) => text !== '').map((piece) => ({ ...piece }));
  const swap = (
    at: number,
    side: 'first' | 'last',
    test: (letter: string | undefined) => boolean,
  ): boolean => {
    const piece = all[at];
    if (!piece || piece.mark) return false;
    const letters = [...piece.text];
    const index = side === 'first' ? 0 : letters.length - 1;
    if (!test(letters[index])) return false;
    letters[index] = entity(letters[index] ?? '');
    piece.text = letters.join('');
    return true;
  };
  const settle = (at: number, mark: 'open' | 'close', underscore: boolean): boolean => {
    const [inner, outer] = mark === 'open' ? [at + 1, at - 1] : [at - 1, at + 1];
    const [innerSide, outerSide] =
      mark === 'open' ? (['first', 'last'] as const) : (['last', 'first'] as const);
    const spaced = swap(inner, innerSide, isSpace);
    const within = [...(all[inner]?.text ?? '')];
    const touches = isPlain(innerSide === 'first' ? within[0] : within.at(-1));
    // An underscore never marks inside a word.
    const swapped = (!touches || underscore) && swap(outer, outerSide, isPlain);
    return spaced || swapped;
  };
  // A reference changes what the marks on its other side touch.
  const pass = () => all.map(({ mark, text }, at) => (mark ? settle(at, mark, text === '_') : false));
  while (pass().some(Boolean));
  return all.map(({ text }) => text).join('');
}

const MARKS = [
  [FORMATS.bold, '**'],
  [FORMATS.italic, '_'],
] as const;

/** The formats that all of a node's texts have. */
function formatOf(one: ProseInline): number {
  if (one.type === 'text') return one.format;
  if (one.type === 'linebreak') return 0;
  return one.children.reduce((all, child) => all & (child.type === 'text' ? child.format : 0), ~0);
}

function codeOf({ text }: ProseText): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padded = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '');
  return padded ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/** Returns a link's target, in which brackets and references would be read as Markdown. */
const targetOf = (url: string) =>
  url
    .replace(/[()<>\s]/g, (letter) => encodeURIComponent(letter).replace('(', '%28').replace(')', '%29'))
    .replace(/[\\&*_]/g, '\\$&');

/** Returns inline nodes as pieces; `on` are the formats that are already marked around them. */
function pieces(nodes: readonly ProseInline[], on = 0): Piece[] {
  const all: Piece[] = [];
  for (let at = 0; at < nodes.length; ) {
    const runs = MARKS.filter(([bit]) => !(on & bit)).map(([bit, mark]) => {
      let to = at;
      while (to < nodes.length && formatOf(nodes[to] as ProseInline) & bit) to += 1;
      return { bit, mark, to };
    });
    const run = runs.sort((a, b) => b.to - a.to)[0];
    if (run && run.to > at) {
      all.push({ text: run.mark, mark: 'open' });
      all.push(...pieces(nodes.slice(at, run.to), on | run.bit));
      all.push({ text: run.mark, mark: 'close' });
      at = run.to;
      continue;
    }
    const one = nodes[at] as ProseInline;
    if (one.type === 'linebreak') all.push({ text: '\\\n' });
    else if (one.type === 'link')
      all.push({ text: `[${written(pieces(joined(one.children), on))}](${targetOf(one.url)})` });
    else all.push({ text: one.format & FORMATS.code ? codeOf(one) : escaped(one.text) });
    at += 1;
  }
  return all;
}

/** Returns lines whose beginnings and ends Markdown reads as text. */
function lines(nodes: readonly ProseInline[]): string[] {
  const shown = joined(nodes);
  const from = shown.findIndex(({ type }) => type !== 'linebreak');
  const to = shown.findLastIndex(({ type }) => type !== 'linebreak');
  if (from < 0) return [];
  return written(pieces(shown.slice(from, to + 1)))
    .split('\n')
    .map((line) =>
      line
        .replace(/^[ \t]/, entity)
        .replace(/[ \t]$/, entity)
        .replace(/^[#>+=~|:-]/, '\\$&')
        .replace(/^(\d+)([.)])/, '$1\\$2'),
    );
}

function listLines(list: ProseList, other: boolean): string[] {
  const all: string[] = [];
  let indent = '';
  const mark = (item: ProseItem) =>
    list.listType === 'number' ? `${item.value}${other ? ')' : '.'} ` : other ? '* ' : '- ';
  list.children.forEach((item, at) => {
    const nested = nestedList(item);
    const before = list.children[at - 1];
    const twice = nested && before && nestedList(before)?.listType === nested.listType;
    const own = nested ? listLines(nested, Boolean(twice)) : lines(item.children as ProseInline[]);
    if (own.length === 0) return;
    if (!nested || !indent) {
      const start = mark(item);
      indent = ' '.repeat(start.length);
      all.push(`${start}${own[0]}`, ...own.slice(1).map((line) => indent + line));
    } else all.push(...own.map((line) => indent + line));
  });
  return all;
}

function blockLines(block: ProseBlock, other: boolean): string[] {
  switch (block.type) {
    case 'horizontalrule':
      return ['***'];
    case 'list':
      return listLines(block, other);
    case 'quote':
      return lines(block.children).map((line) => `> ${line}`);
    case 'heading': {
      const flat = block.children.map((one) =>
        one.type === 'linebreak' ? ({ type: 'text', text: ' ', format: 0 } as ProseText) : one,
      );
      const [line] = lines(joined(flat));
      return line ? [`${'#'.repeat(Number(block.tag[1]))} ${line.replace(/ (#+)$/, ' \\$1')}`] : [];
    }
    default:
      return lines(block.children);
  }
}

/**
 * Returns prose as Markdown: read again, it is the same prose. Without empty paragraphs and items, and breaks at their
 * ends, which Markdown does not have.
 */
export function proseToMarkdown({ root }: ProseDocument): string {
  const all: string[] = [];
  let before: { type: string; other: boolean } = { type: '', other: false };
  for (const block of root.children) {
    const type = block.type === 'list' ? block.listType : block.type;
    // Lists of the same kind after each other are one list, unless their marks differ.
    const other = before.type === type && !before.other;
    const own = blockLines(block, other);
    if (own.length === 0) continue;
    // Quotes after each other are paragraphs of one.
    if (all.length > 0) all.push(type === 'quote' && before.type === 'quote' ? '>' : '');
    all.push(...own);
    before = { type, other };
  }
  return all.join('\n');
}
