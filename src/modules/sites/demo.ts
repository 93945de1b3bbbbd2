import { pool } from '@/core/db/pool';
import { beginSite } from './operations/begin-site';
import { publishSite } from './operations/publish-site';
import { makeDemoPlatform } from './platform/demo-platform';
import { withSamplesTaken } from './rules/samples';

/** The template of the demo site. */
const TEMPLATE = 'folio';
/** Photographs per gallery on the demo studio's site. */
const OF_EACH = 5;

/** Creates and publishes a website of the demo studio's own photographs, unless it has one. */
export async function makeDemoSite(studio: {
  account: string;
  galleries: { event: string; gallery: string }[];
}): Promise<void> {
  const { account, galleries } = studio;
  const sql = pool();
  const { rows: known } = await sql.query('select 1 from sites where account_id = $1', [account]);
  if (known.length > 0) return;
  await sql.query('update events set site_consent_at = now() where id = any($1::uuid[])', [
    [...new Set(galleries.map(({ event }) => event))],
  ]);
  const { rows } = await sql.query<{ id: string }>(
    `select id from (select m.id, m.gallery_id, row_number() over (partition by m.gallery_id order by m.position, m.id) as at
       from media m where m.gallery_id = any($1::uuid[])) found where at <= $2 order by at, gallery_id`,
    [galleries.map(({ gallery }) => gallery), OF_EACH],
  );
  const begun = await beginSite(
    account,
    TEMPLATE,
    rows.map(({ id }) => id),
  );
  const { document } = begun;
  // The template's starter text describes the demo studio, so its samples count as facts.
  await sql.query('update sites set draft = $2 where account_id = $1', [
    account,
    JSON.stringify(withSamplesTaken(document)),
  ]);
  await publishSite(account, { user: null });
  await makeDemoPlatform(
    account,
    galleries.map(({ gallery }) => gallery),
  );
}
