/** One provoked fault and what came of it. */
export interface FaultRow {
  fault: string;
  said: string;
  code: number | string;
  survived: string;
}

const rows: FaultRow[] = [];

/** Keeps a row for the table at the end. */
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
