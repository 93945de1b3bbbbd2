import { pool, transaction } from '@/core/db/pool';
import { recordAudit } from '@/modules/access/audit/record-audit';

/**
 * Records or withdraws the agreement of a project's clients to publication on the site, with a history entry. The
 * published site follows at once.
 */
export async function setConsent(
  project: { id: string; account_id: string; name: string },
  agreed: boolean,
): Promise<{ agreed_at: string | null }> {
  return transaction(async (sql) => {
    const { rows } = await sql.query<{ site_consent_at: Date | null; was: boolean }>(
      `with before as (select id, site_consent_at from events where id = $1 for update)
       update events e set site_consent_at = case when $2 then coalesce(before.site_consent_at, now()) end
         from before where e.id = before.id
       returning e.site_consent_at, before.site_consent_at is not null as was`,
      [project.id, agreed],
    );
    const [row] = rows;
    if (row && row.was !== agreed) {
      await recordAudit(sql, agreed ? 'project.site_agreed' : 'project.site_withdrawn', {
        account: project.account_id,
        event: project.id,
        subject: project.name,
      });
      await sql.query(`select pg_notify('keepers_sites', $1)`, [project.account_id]);
    }
    return { agreed_at: row?.site_consent_at?.toISOString() ?? null };
  });
}

/** Returns those of these pictures that were copied from projects whose clients did not agree. */
export async function notAgreed(pictures: readonly string[]): Promise<Set<string>> {
  if (pictures.length === 0) return new Set();
  const { rows } = await pool().query<{ id: string }>({
    name: 'site-not-agreed',
    text: `select p.id from site_pictures p join media m on m.id = p.media_id join events e on e.id = m.event_id
            where p.id = any($1::uuid[]) and e.site_consent_at is null`,
    values: [pictures],
  });
  return new Set(rows.map(({ id }) => id));
}
