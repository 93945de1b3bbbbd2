import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { csvTable } from '@/core/text/names';
import { listExported } from '@/modules/people/queries/client-rows';
import { PEOPLE_COLUMNS } from '@/modules/people/rules/people-columns';

/**
 * Returns the clients of an account, or the participants of one of its projects, as CSV: UTF-8 with BOM, headings in
 * the reader's language, formulas guarded. Importing it again changes nothing.
 */
export async function writePeople(account: string, event: string | null, locale: Locale): Promise<string> {
  const t = translator(locale);
  const rows = await listExported(account, event);
  const head = PEOPLE_COLUMNS.map((column) => t(`admin-clients.csv.column.${column}`));
  return csvTable([head, ...rows.map((row) => PEOPLE_COLUMNS.map((column) => row[column]))]);
}
