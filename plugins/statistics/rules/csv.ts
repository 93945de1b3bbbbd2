/** Begins a file that Excel reads as UTF-8. */
const BOM = '\ufeff';

/** A cell that a spreadsheet reads as text or number, never as a formula; guarded like the core's `csvRow`. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns rows as a CSV file. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
