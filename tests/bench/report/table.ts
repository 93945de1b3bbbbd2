import { isMet, type Line, shareOf, wordsOf } from './line';
import { median, range, show } from './stats';

const HEAD = ['what', 'ours', 'rounds', 'must reach', 'met', 'the limit here', 'share'];

function cells(line: Line): string[] {
  const { what, unit, ours, limit, must } = line;
  const met = isMet(line);
  const share = shareOf(line);
  return [
    what,
    `${show(median(ours))} ${unit}`.trim(),
    range(ours),
    wordsOf(must),
    met === null ? '' : met ? 'yes' : 'NO',
    limit ? `${limit.what} ${show(median(limit.rounds))}` : '',
    share === null ? '' : share.toFixed(2),
  ];
}

/** The lines as a Markdown table with even columns, notes below it. */
export function drawTable(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cells)];
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  const draw = (row: string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const notes = lines.filter((line) => line.note).map((line) => `- ${line.what}: ${line.note}`);
  const [head = [], ...body] = rows;
  return [draw(head), rule, ...body.map(draw), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** One sentence: how many budgets are met, and which are not. */
export function drawVerdict(lines: readonly Line[]): string {
  const judged = lines.filter((line) => line.must);
  const missed = judged.filter((line) => !isMet(line));
  const count = `${judged.length - missed.length} of ${judged.length} budgets met`;
  if (missed.length === 0) return `${count}.`;
  return `${count}; not met: ${missed.map((line) => `${line.what} (${show(median(line.ours))})`).join(', ')}.`;
}
