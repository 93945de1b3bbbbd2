import { KeepersError } from '@plugins/kit/server';
import { parse } from 'csv-parse/sync';

/** A line of a table of reviews, in the wire's words. Nothing is judged yet. */
export interface CsvRow {
  line: number;
  content: string;
  rating: string;
  created_at: string;
  reviewer_name: string;
  reviewer_id: string;
}

/** Lines one table may have. */
const MOST_ROWS = 2000;

/** How tables call their columns, in both languages. */
const NAMES: Record<Exclude<keyof CsvRow, 'line'>, readonly string[]> = {
  content: ['content', 'review', 'text', 'comment', 'words', 'תוכן', 'ביקורת', 'טקסט', 'חוות דעת'],
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

/** Comma, semicolon or tab: whichever the heading line has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [',', ';', '\t'].reduce((best, sign) =>
    head.split(sign).length > head.split(best).length ? sign : best,
  );
}

/**
 * Reads a table of reviews as spreadsheets write it; its first line names the columns, a rating and a date among them.
 * Throws NOT_A_TABLE.
 */
export function readCsv(text: string): CsvRow[] {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    const options = {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    };
    records = parse(text, { ...options, to: MOST_ROWS + 1 }) as unknown as typeof records;
  } catch {
    throw new KeepersError('NOT_A_TABLE');
  }
  const columns = (records[0]?.record ?? []).map(named);
  if (!columns.includes('rating') || !columns.includes('created_at')) throw new KeepersError('NOT_A_TABLE');
  return records.slice(1).map(({ record, info }) => {
    const row: CsvRow = {
      line: info.lines,
      content: '',
      rating: '',
      created_at: '',
      reviewer_name: '',
      reviewer_id: '',
    };
    columns.forEach((column, at) => {
      if (column) row[column] = (record[at] ?? '').trim();
    });
    return row;
  });
}
