/** The Markdown mark that a button applies to the selected text. */
export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'link';

const ROUND = { bold: '**', italic: '*' } as const;
const BEFORE = { heading: '## ', list: '- ' } as const;

/** Returns a Markdown text with the selection marked, or with its mark removed, and the new selection. */
export function markText(
  text: string,
  [start, end]: [number, number],
  mark: Mark,
  linkText: string,
): { text: string; chosen: [number, number] } {
  const put = (from: number, to: number, instead: string, chosen: [number, number]) => ({
    text: text.slice(0, from) + instead + text.slice(to),
    chosen,
  });
  if (mark === 'link') {
    const words = text.slice(start, end) || linkText;
    const at = start + words.length + 3;
    return put(start, end, `[${words}](https://)`, [at, at + 'https://'.length]);
  }
  if (mark === 'bold' || mark === 'italic') {
    const round = ROUND[mark];
    const size = round.length;
    const inside = text.slice(start, end);
    if (text.slice(start - size, start) === round && text.slice(end, end + size) === round)
      return put(start - size, end + size, inside, [start - size, end - size]);
    return put(start, end, round + inside + round, [start + size, end + size]);
  }
  const before = BEFORE[mark];
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, to).split('\n');
  const has = lines.every((line) => line.startsWith(before));
  const next = lines.map((line) => (has ? line.slice(before.length) : before + line)).join('\n');
  return put(from, to, next, [from, from + next.length]);
}
