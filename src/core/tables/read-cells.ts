import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { KeepersError } from '@/core/errors/errors';

/** Limits of one table; a larger one is refused before any cell is read. */
export const TABLE_LIMITS = { characters: 1_000_000, rows: 2000, columns: 200 } as const;

/** A row of a table: its cells, and its line in the file, from 1. */
export interface TableLine {
  cells: string[];
  line: number;
}

interface ParsedLine {
  record: string[];
  info: { lines: number };
}

const DELIMITERS = [',', ';', '\t', '|'];
/** Bytes read before the event loop runs other requests. */
const PIECE = 32 * 1024;

/** The separator: the one found most often outside of quotes in the first lines. */
function sniffDelimiter(text: string): string {
  const head = text.slice(0, 5000).replace(/"[^"]*("|$)/g, '');
  const count = (sign: string) => head.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** Counts rows and cells outside of quotes without building any, so that its cost does not depend on the content. */
function requireSize(text: string, delimiter: string): void {
  const { characters, rows, columns } = TABLE_LIMITS;
  if (text.length > characters) throw new KeepersError('TABLE_TOO_LONG', { limit: characters });
  const [sign, quote, end] = [delimiter.charCodeAt(0), 0x22, 0x0a];
  let quoted = false;
  let lines = 0;
  let cells = 1;
  let empty = true;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : end;
    if (code === quote) quoted = !quoted;
    else if (code === sign && !quoted) {
      cells += 1;
      if (cells > columns) throw new KeepersError('TABLE_TOO_WIDE', { limit: columns });
    } else if (code === end && (!quoted || at === text.length)) {
      if (!empty) lines += 1;
      // The header is a row more.
      if (lines > rows + 1) throw new KeepersError('TABLE_TOO_MANY_ROWS', { limit: rows });
      cells = 1;
      empty = true;
      continue;
    }
    if (code !== 0x0d) empty = false;
  }
}

/** The bytes in pieces; other requests are answered between them. */
async function* pieces(text: string): AsyncIterable<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE);
    await nextTurn();
  }
}

/**
 * Reads the cells of a table as spreadsheets write it, separated by commas, semicolons, tabs or bars. Empty rows are
 * left out. Other requests are answered meanwhile. Throws NOT_A_TABLE, and before reading TABLE_TOO_LONG,
 * TABLE_TOO_WIDE, TABLE_TOO_MANY_ROWS.
 */
export async function readCells(text: string): Promise<TableLine[]> {
  const delimiter = sniffDelimiter(text);
  requireSize(text, delimiter);
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  });
  const found: TableLine[] = [];
  try {
    await pipeline(pieces(text), parser, async (lines: AsyncIterable<ParsedLine>) => {
      for await (const { record, info } of lines) found.push({ cells: record, line: info.lines });
    });
  } catch {
    throw new KeepersError('NOT_A_TABLE');
  }
  return found;
}
