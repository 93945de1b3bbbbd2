import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { CSV_BOM, csvRow } from '@/core/text/names';
import { PEOPLE_COLUMNS } from '@/modules/people/rules/people-columns';

type Line = Record<(typeof PEOPLE_COLUMNS)[number], string | null>;

/**
 * Returns the clients of an account, or the participants of one of its projects, as CSV: UTF-8 with BOM, headings in
 * the reader's language, formulas guarded. Importing it again changes nothing.
 */
export async function writePeople(account: string, event: string | null, locale: Locale): Promise<string> {
  const t = translator(locale);
  const { rows } = await pool().query<Line>(
    `select coalesce(c.name, '') as name, c.email, c.additional_email, c.phone_number as phone, c.country_code as country,
            c.locale::text as language, c.description
       from clients c where c.account_id = $1 and c.deleted_at is null
        and ($2::uuid is null or exists (select 1 from invitations i where i.client_id = c.id and i.event_id = $2 and i.revoked_at is null))
      order by lower(coalesce(nullif(c.name, ''), c.email, '')), c.id`,
    [account, event],
  );
  const head = csvRow(PEOPLE_COLUMNS.map((column) => t(`admin-clients.csv.column.${column}`)));
  return CSV_BOM + head + rows.map((row) => csvRow(PEOPLE_COLUMNS.map((column) => row[column]))).join('');
}
