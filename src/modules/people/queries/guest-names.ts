import { pool, type Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';

/**
 * Returns a function that names a project's people who left no name: "Guest 3" for the third who entered by the code. A
 * person is a grant's id; null for anyone else. Naming one of them changes no other's number.
 */
export async function guestNames(
  eventId: string,
  locale: Locale,
  sql: Sql = pool(),
): Promise<(person: string | null) => string | null> {
  const { rows } = await sql.query<{ id: string; nr: number }>({
    name: 'project-guests',
    text: `select id::text as id, nr from (
             select id, name, row_number() over (order by created_at, id)::int as nr from grants
              where event_id = $1 and client_id is null and user_id is null) guest
            where coalesce(btrim(name), '') = ''`,
    values: [eventId],
  });
  const numbers = new Map(rows.map(({ id, nr }) => [id, nr]));
  const t = translator(locale);
  return (person) => {
    const nr = person === null ? undefined : numbers.get(person);
    return nr === undefined ? null : t('common.guestNr', { nr });
  };
}
