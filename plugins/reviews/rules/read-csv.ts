import { KeepersError } from '@plugins/kit/server';
import { readCells } from '@plugins/kit/server/internal-rules';

/** A line of a table of reviews under the wire's names; not validated yet. */
export interface CsvRow {
  line: number;
  content: string;
  rating: string;
  created_at: string;
  reviewer_name: string;
  reviewer_id: string;
}

/** Column names by field, in both languages. */
const NAMES: Record<Exclude<keyof CsvRow, 'line'>, readonly string[]> = {
  content: ['content', 'review', 'text', 'comment', 'words', 'תוכן', 'המלצה', 'ביקורת', 'טקסט', 'חוות דעת'],
  rating: ['rating', 'stars', 'score', 'דירוג', 'כוכבים', 'ציון'],
  created_at: ['created_at', 'created at', 'date', 'time', 'written', 'תאריך'],
  reviewer_name: [
    'reviewer_name',
    'reviewer name',
    'name',
    'reviewer',
    'author',
    'client',
    'שם',
    'כותב',
    'לקוח',
  ],
  reviewer_id: ['reviewer_id', 'reviewer id', 'id', 'מזהה'],
};
type Column = keyof typeof NAMES;
const COLUMNS = Object.keys(NAMES) as Column[];

const named = (heading: string): Column | null => {
  const word = heading.trim().toLowerCase();
  return COLUMNS.find((column) => NAMES[column].includes(word)) ?? null;
};

/**
 * Reads a CSV table of reviews; its first line names the columns, with at least a rating and a date. Throws as
 * `readCells` does.
 */
export async function readCsv(text: string): Promise<CsvRow[]> {
  const records = await readCells(text);
  const columns = (records[0]?.cells ?? []).map(named);
  if (!columns.includes('rating') || !columns.includes('created_at')) throw new KeepersError('NOT_A_TABLE');
  return records.slice(1).map(({ cells, line }) => {
    const row: CsvRow = {
      line,
      content: '',
      rating: '',
      created_at: '',
      reviewer_name: '',
      reviewer_id: '',
    };
    columns.forEach((column, at) => {
      if (column) row[column] = (cells[at] ?? '').trim();
    });
    return row;
  });
}
