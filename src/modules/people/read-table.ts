import { KeepersError } from '@/core/errors/errors';
import { readCells, TABLE_LIMITS } from '@/core/tables/read-cells';
import {
  languageNamed,
  looksLikeEmail,
  type PeopleColumn,
  recogniseColumns,
  rightsColumns,
} from '@/modules/people/rules/people-columns';

/** A row of a table of people, by the fields of the form, not yet validated. */
export interface TableRow {
  /** Its line in the file, from 1. */
  line: number;
  name: string;
  email: string;
  additional_email: string;
  phone: string;
  country: string;
  language: string;
  description: string;
}

/** What a person corrected about how a table is read. */
export interface TableReading {
  /** The field of each column, in order; null goes into the notes. Without it, fields are recognized. */
  columns?: (PeopleColumn | null)[] | undefined;
  /** Whether the first row holds headings. */
  head?: boolean | undefined;
}

/** A column as it is read: its heading (or `#3`), its first value, and its field. */
export interface ReadColumn {
  heading: string;
  sample: string;
  column: PeopleColumn | null;
}

/** A parsed table: its people (none until a column holds names or addresses), and how its columns were read. */
export interface Table {
  rows: TableRow[];
  columns: ReadColumn[];
  head: boolean;
}

/** Removes the guard that a spreadsheet put before a formula. */
const unguarded = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@\t\r\n＝＋－＠])/, '');

/** For tables without headings: finds the address columns by their content; the first of the others is the name. */
function guessColumns(cells: string[]): (PeopleColumn | null)[] {
  const email = cells.findIndex(looksLikeEmail);
  const phone = cells.findIndex((cell) => /^\+?[\d\s().-]{7,}$/.test(cell));
  const name = cells.findIndex((cell, at) => at !== email && at !== phone && /\p{L}/u.test(cell));
  return cells.map((_cell, at) =>
    at === email ? 'email' : at === phone ? 'phone' : at === name ? 'name' : null,
  );
}

/** Letters of a column's first value that are shown. */
const SAMPLE = 60;
const NAMES: (PeopleColumn | null)[] = ['email', 'name', 'first_name'];

/**
 * Parses a table of people as spreadsheets and address books export it: commas, semicolons or tabs, headings in either
 * language or none, unless `given` says how to read it. Columns without a field go into the notes under their heading,
 * but a project's rights, which no import gives.
 * Throws as `readCells` does.
 */
export async function readTable(text: string, given: TableReading = {}): Promise<Table> {
  const read = await readCells(text);
  const rights = rightsColumns(read[0]?.cells ?? []);
  const records = read.map(({ cells, line }) => ({
    cells: cells.filter((_cell, index) => !rights.includes(index)).map(unguarded),
    line,
  }));
  const [first] = records;
  if (!first || !records.some(({ cells }) => cells.some((cell) => /\p{L}/u.test(cell))))
    throw new KeepersError('NOT_A_TABLE');
  const named = recogniseColumns(first.cells);
  const addressed = records.find(({ cells }) => cells.some(looksLikeEmail));
  // Headings of another language: the addresses begin below them.
  const hasHead = given.head ?? (addressed !== first && (named.some(Boolean) || addressed !== undefined));
  const recognised = hasHead && named.some((one) => NAMES.includes(one));
  const columns = given.columns ?? (recognised ? named : guessColumns(addressed?.cells ?? first.cells));
  const body = hasHead ? records.slice(1) : records;
  if (body.length > TABLE_LIMITS.rows)
    throw new KeepersError('TABLE_TOO_MANY_ROWS', { limit: TABLE_LIMITS.rows });
  const width = Math.max(...records.map(({ cells }) => cells.length));
  const headingOf = (index: number) => (hasHead && first.cells[index]) || `#${index + 1}`;
  const shown = Array.from({ length: width }, (_none, index) => ({
    heading: headingOf(index),
    sample: body.find(({ cells }) => cells[index])?.cells[index]?.slice(0, SAMPLE) ?? '',
    column: columns[index] ?? null,
  }));
  if (!columns.some((column) => NAMES.includes(column))) return { rows: [], columns: shown, head: hasHead };
  const rows = body.map(({ cells, line }) => {
    const at = (wanted: PeopleColumn) => cells[columns.indexOf(wanted)] ?? '';
    const notes = [columns.includes('description') ? at('description') : ''];
    cells.forEach((cell, index) => {
      if (!cell || columns[index]) return;
      notes.push(`${headingOf(index)}: ${cell}`);
    });
    const spoken = columns.includes('language') ? at('language') : '';
    const language = languageNamed(spoken) ?? '';
    if (spoken && !language) notes.push(`${headingOf(columns.indexOf('language'))}: ${spoken}`);
    const whole = columns.includes('name') ? at('name') : '';
    const parts = [
      columns.includes('first_name') ? at('first_name') : '',
      columns.includes('family_name') ? at('family_name') : '',
    ];
    return {
      line,
      name: whole || parts.filter(Boolean).join(' '),
      email: columns.includes('email') ? at('email') : '',
      additional_email: columns.includes('additional_email') ? at('additional_email') : '',
      phone: columns.includes('phone') ? at('phone') : '',
      country: columns.includes('country') ? at('country') : '',
      language,
      description: notes.filter(Boolean).join('\n'),
    };
  });
  return { rows, columns: shown, head: hasHead };
}
