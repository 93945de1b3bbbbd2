/** The start of a CSV file that makes spreadsheets read it as UTF-8. */
export const CSV_BOM = '\uFEFF';

/** Makes a cell that spreadsheets show as text: one that begins like a formula gets an apostrophe. */
const safe = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** One line of a CSV file (RFC 4180), whose texts are no formulas. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells
    .map((cell) => (typeof cell === 'number' ? String(cell) : `"${safe(cell).replaceAll('"', '""')}"`))
    .join(',')}\r\n`;
