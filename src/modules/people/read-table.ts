import { KeepersError } from '@/core/errors/errors';
import { readCells, TABLE_LIMITS } from '@/core/tables/read-cells';
import {
  languageNamed,
  looksLikeEmail,
  type PeopleColumn,
  recogniseColumns,
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

/** A parsed table: its people, and the columns whose content went into the notes. */
export interface Table {
  rows: TableRow[];
  unknown: string[];
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

/**
 * Parses a table of people as spreadsheets and address books export it: commas, semicolons or tabs, headings in either
 * language or none. Columns without a field go into the notes under their heading. Throws as `readCells` does.
 */
export async function readTable(text: string): Promise<Table> {
  const read = await readCells(text);
  const records = read.map(({ cells, line }) => ({ cells: cells.map(unguarded), line }));
  const [first] = records;
  if (!first) throw new KeepersError('NOT_A_TABLE');
  const named = recogniseColumns(first.cells);
  const hasHead = named.some((column) => column !== null) && !first.cells.some(looksLikeEmail);
  const columns = hasHead
    ? named
    : guessColumns(records.map(({ cells }) => cells).find((c) => c.some(looksLikeEmail)) ?? first.cells);
  if (!columns.some((column) => column === 'email' || column === 'name' || column === 'first_name'))
    throw new KeepersError('NOT_A_TABLE');
  const body = hasHead ? records.slice(1) : records;
  if (body.length > TABLE_LIMITS.rows)
    throw new KeepersError('TABLE_TOO_MANY_ROWS', { limit: TABLE_LIMITS.rows });
  const unknown = new Set<string>();
  const rows = body.map(({ cells, line }) => {
    const at = (wanted: PeopleColumn) => cells[columns.indexOf(wanted)] ?? '';
    const notes = [columns.includes('description') ? at('description') : ''];
    cells.forEach((cell, index) => {
      if (!cell || columns[index]) return;
      const heading = (hasHead && first.cells[index]) || `#${index + 1}`;
      unknown.add(heading);
      notes.push(`${heading}: ${cell}`);
    });
    const spoken = columns.includes('language') ? at('language') : '';
    const language = languageNamed(spoken) ?? '';
    if (spoken && !language) notes.push(`${first.cells[columns.indexOf('language')]}: ${spoken}`);
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
  return { rows, unknown: [...unknown] };
}
