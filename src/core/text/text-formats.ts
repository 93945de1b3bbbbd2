/** The start of a CSV file that makes spreadsheets read it as UTF-8. */
const CSV_BOM = '\ufeff';

/** A cell that no spreadsheet evaluates as a formula: a dangerous first character gets an apostrophe before it. */
export function safeCell(text: string): string {
  return /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** A whole CSV file: rows as `csvRow` writes them, read as UTF-8 by spreadsheets. */
export const csvTable = (rows: Iterable<readonly (string | number | boolean | null)[]>): string =>
  CSV_BOM + [...rows].map(csvRow).join('');

/** One line of a CSV file (RFC 4180, ended by CR LF). Texts are escaped against formulas, numbers stay numbers. */
export function csvRow(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | boolean | null): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = safeCell(cell);
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A `Content-Disposition` for any name (RFC 6266 and 5987): a plain one for old clients, and the true one. */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const clean = name.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\p{Cc}/gu, '');
  const plain = clean.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%/]/g, '_');
  const encoded = encodeURIComponent(clean).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const XML: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text for an XML element or attribute; characters XML 1.0 cannot hold are left out. */
export function xmlEscape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\t\n\r]/g, (char) => XML[char] ?? '');
}
