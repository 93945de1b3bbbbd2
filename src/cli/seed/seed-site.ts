import { beginSite } from '@plugins/sites/operations/begin-site';
import { publishSite } from '@plugins/sites/operations/publish-site';
import { composeSites } from '@/compose-sites';
import { pool } from '@/server/database/pool';
import { DEMO_TEMPLATE } from './demo-studio';

/** Photographs of a series that are shown on the demo studio's site. */
const OF_EACH = 5;

/** Gives the demo studio a website of its own photographs, published, where it has none yet. */
export async function seedSite(
  galleries: { account: string; event: string; gallery: string }[],
): Promise<void> {
  const [first] = galleries;
  if (!first) return;
  const { rows: known } = await pool().query('select 1 from sites where account_id = $1', [first.account]);
  if (known.length > 0) return;
  composeSites();
  await pool().query('update events set site_consent_at = now() where id = any($1::uuid[])', [
    [...new Set(galleries.map(({ event }) => event))],
  ]);
  const { rows } = await pool().query<{ id: string }>(
    `select id from (select m.id, m.gallery_id, row_number() over (partition by m.gallery_id order by m.position, m.id) as at
       from media m where m.gallery_id = any($1::uuid[])) found where at <= $2 order by at, gallery_id`,
    [galleries.map(({ gallery }) => gallery), OF_EACH],
  );
  await beginSite(
    first.account,
    DEMO_TEMPLATE,
    rows.map(({ id }) => id),
  );
  await publishSite(first.account, { user: null });
}
