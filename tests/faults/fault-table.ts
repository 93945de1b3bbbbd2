/** One provoked failure and its result. */
export interface FaultRow {
  fault: string;
  said: string;
  code: number | string;
  survived: string;
}

const rows: FaultRow[] = [];

/** Adds a row to the table that is printed at the end. */
export function record(row: FaultRow): void {
  rows.push(row);
}

/** The table as Markdown. */
export function faultTable(): string {
  const lines = rows.map(
    ({ fault, said, code, survived }) =>
      `| ${fault} | ${said.trim().replaceAll('|', '\\|')} | ${code} | ${survived} |`,
  );
  return ['| fault | what was said | exit code | what survived |', '|---|---|---|---|', ...lines].join('\n');
}
