import { buffer } from 'node:stream/consumers';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { enqueue } from '@/core/jobs/boss';
import { withDemoLine } from '../demo-line';
import { DRAW, sentKey } from '../operations/take-pictures';
import { PLATFORM_PICTURES } from '../picture-address';
import { type DemoOriginal, fillSite, insertPlatformSite, readLastOfEach } from '../queries/demo';
import { insertPicture } from '../queries/pictures';
import { findSiteId } from '../queries/sites';
import { slotsOf } from '../rules/fill-starter';
import { platformStarter } from './platform-site';
import starter from './starter.json';

/**
 * Copies photographs of the demo studio: the platform's site owns its pictures, which remain when the studio is
 * deleted.
 */
async function copyPictures(
  sql: Sql,
  site: string,
  originals: DemoOriginal[],
  account: string,
): Promise<string[]> {
  const made: string[] = [];
  for (const { name, sha256 } of originals) {
    const found = await storage().read(originalKey(account, sha256));
    if (!found) continue;
    const key = sentKey(PLATFORM_PICTURES, sha256);
    await storage().put(key, await buffer(found.stream), { contentType: 'image/jpeg' });
    const id = uuidv7();
    await insertPicture(sql, { id, site, account: null, name, sha256, focus: { x: 50, y: 50 } });
    await enqueue(sql, DRAW, { picture: id }, { singletonKey: id });
    made.push(id);
  }
  return made;
}

/** Fills the picture places of a demo installation's platform site, unless an operator has edited it. */
export async function makeDemoPlatform(account: string, galleries: readonly string[]): Promise<void> {
  await transaction(async (sql) => {
    if (await findSiteId(sql, null)) return;
    const originals = await readLastOfEach(sql, { galleries, limit: slotsOf(starter) });
    const id = uuidv7();
    await insertPlatformSite(sql, id);
    const pictures = await copyPictures(sql, id, originals, account);
    const document = withDemoLine(platformStarter(pictures), starter.footer.text);
    await fillSite(sql, { id, document });
  });
}
