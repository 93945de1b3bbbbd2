import type { database, sites } from '@plugins/kit/server';

/** The platform's own site is answered by those who run it, no more of them than these. */
const MOST = 5;

/** Who reads what is written to a site, and in which language. */
export interface Recipient {
  email: string;
  locale: sites.Locale;
}

/** The studio's address, else its owners'; for the platform's own site those who run the installation. */
export async function findRecipients(sql: database.Sql, site: sites.Site | null): Promise<Recipient[]> {
  if (site?.brand.email) return [{ email: site.brand.email, locale: site.locale }];
  const { rows } = await sql.query<Recipient>(
    `select email, coalesce(locale::text, $2) as locale from users
      where case when $1::uuid is null then coalesce(operator, false) else account_id = $1 and role = 'owner' end
      order by created_at limit ${MOST}`,
    [site?.account ?? null, site?.locale ?? 'en'],
  );
  return rows;
}
