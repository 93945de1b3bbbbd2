import { type database, mail, type sites } from '@plugins/kit/server';

/** The platform's own site is answered by those who run it, no more of them than these. */
const MOST = 5;

/** Who reads what is written to a site: the studio, as it reads all its notices; for the platform's own site its operators. */
export async function findRecipients(sql: database.Sql, site: sites.Site | null): Promise<mail.Reader[]> {
  if (site?.account) return mail.studioReaders(sql, site.account);
  const { rows } = await sql.query<mail.Reader>(
    `select email, coalesce(locale::text, $1) as locale from users where operator order by created_at limit ${MOST}`,
    [site?.locale ?? 'en'],
  );
  return rows;
}
