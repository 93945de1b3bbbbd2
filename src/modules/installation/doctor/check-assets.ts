import type { AssetName } from '@media/assets/asset-name';
import { hasAsset } from '@media/assets/read-asset';
import type pg from 'pg';
import { inTime } from './check-parts';
import { type Finding, look, ok } from './finding';

/** How many of the newest logos and watermarks are looked for: enough to notice a lost folder. */
const MOST = 200;

/**
 * Checks whether the files of logos and watermarks are there: without a watermark's, no large picture of its projects is
 * rendered. Returns nothing if the storage does not answer, which another check reports.
 */
export async function checkAssets(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<AssetName>(
    `select a.account_id as account, a.kind::text as kind, a.sha256 from assets a
      where exists (select 1 from brands b where b.logo_id = a.id or b.watermark_id = a.id)
      order by a.created_at desc limit ${MOST}`,
  );
  try {
    let missing = 0;
    await inTime(
      (async () => {
        for (const asset of rows) if (!(await hasAsset(asset))) missing += 1;
      })(),
    );
    return [
      missing > 0
        ? look('assets', 'assets_missing', 'assets_missing', { count: missing })
        : ok('assets', 'assets'),
    ];
  } catch {
    return [];
  }
}
