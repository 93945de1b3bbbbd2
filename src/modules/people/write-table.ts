import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { csvTable } from '@/core/text/names';
import { listExported, listExportedPeople } from '@/modules/people/queries/client-rows';
import type { ClientDetails } from '@/modules/people/rules/details';
import { accessOf } from '@/modules/people/rules/people';
import { PEOPLE_COLUMNS } from '@/modules/people/rules/people-columns';

const headOf = (locale: Locale) => {
  const t = translator(locale);
  return PEOPLE_COLUMNS.map((column) => t(`admin-clients.csv.column.${column}`));
};
const detailsOf = (row: ClientDetails) => PEOPLE_COLUMNS.map((column) => row[column]);

/**
 * Returns the clients of an account as CSV: UTF-8 with BOM, headings in the reader's language, formulas guarded.
 * Importing it again changes nothing.
 */
export async function writeClients(account: string, locale: Locale): Promise<string> {
  return csvTable([headOf(locale), ...(await listExported(account)).map(detailsOf)]);
}

/**
 * Returns the participants of a project as CSV like the account's clients, with what each may do and their last day. An
 * import leaves these two out.
 */
export async function writePeople(account: string, event: string, locale: Locale): Promise<string> {
  const t = translator(locale);
  const rows = await listExportedPeople(account, event);
  return csvTable([
    [...headOf(locale), t('admin-clients.role'), t('admin-clients.rights.day')],
    ...rows.map((row) => [...detailsOf(row), t(`admin-clients.access.${accessOf(row)}`), row.ends_on]),
  ]);
}
