import { hasAsset } from '@media/assets/read-asset';
import type pg from 'pg';
import { inTime } from './check-parts';
import { type Finding, look, ok } from './finding';
import { listUsedAssets } from './queries';

/** How many of the newest logos and watermarks are looked for: enough to notice a lost folder. */
const MOST = 200;

/**
 * Checks whether the files of logos and watermarks are there: without a watermark's, no large picture of its projects is
 * rendered. Returns nothing if the storage does not answer, which another check reports.
 */
export async function checkAssets(client: pg.Client): Promise<Finding[]> {
  const assets = await listUsedAssets(client, MOST);
  try {
    let missing = 0;
    await inTime(
      (async () => {
        for (const asset of assets) if (!(await hasAsset(asset))) missing += 1;
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
