import type { Sql } from '@plugins/kit/server/database';
import { type Reader, studioReaders } from '@plugins/kit/server/mail';
import type { Site } from '@plugins/kit/server/sites';

/** The platform's own site is answered by those who run it, no more of them than these. */
const MOST = 5;

/** Who reads what is written to a site: the studio, as it reads all its notices; for the platform's own site its operators. */
export async function findRecipients(sql: Sql, site: Site | null): Promise<Reader[]> {
  if (site?.account) return studioReaders(sql, site.account);
  const { rows } = await sql.query<Reader>(
    `select email, coalesce(locale::text, $1) as locale from users where operator order by created_at limit ${MOST}`,
    [site?.locale ?? 'en'],
  );
  return rows;
}
