/** Begins a file that Excel reads as UTF-8. */
const BOM = '\ufeff';

/** A cell that a spreadsheet reads as text or number, never as a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns rows as a CSV file. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
