import { buffer } from 'node:stream/consumers';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { enqueue } from '@/core/jobs/boss';
import { DRAW, sentKey } from '../operations/take-pictures';
import { PLATFORM_PICTURES } from '../picture-address';
import { slotsOf } from '../rules/fill-starter';
import { platformStarter } from './platform-site';
import starter from './starter.json';

interface Original {
  name: string;
  sha256: string;
}

/**
 * Copies photographs of the demo studio: the platform's site owns its pictures, which remain when the studio is
 * deleted.
 */
async function copyPictures(
  sql: Sql,
  site: string,
  originals: Original[],
  account: string,
): Promise<string[]> {
  const made: string[] = [];
  for (const { name, sha256 } of originals) {
    const found = await storage().read(originalKey(account, sha256));
    if (!found) continue;
    const key = sentKey(PLATFORM_PICTURES, sha256);
    await storage().put(key, await buffer(found.stream), { contentType: 'image/jpeg' });
    const id = uuidv7();
    await sql.query(
      `insert into site_pictures (id, site_id, name, sha256, state, created_at, updated_at)
       values ($1, $2, $3, $4, 'processing', now(), now())`,
      [id, site, name, sha256],
    );
    await enqueue(sql, DRAW, { picture: id }, { singletonKey: id });
    made.push(id);
  }
  return made;
}

/** Fills the picture places of a demo installation's platform site, unless an operator has edited it. */
export async function makeDemoPlatform(account: string, galleries: readonly string[]): Promise<void> {
  await transaction(async (sql) => {
    const { rows: known } = await sql.query('select 1 from sites where account_id is null');
    if (known.length > 0) return;
    const { rows: originals } = await sql.query<Original>(
      `select name, sha256 from (select m.name, m.sha256, row_number() over (partition by m.gallery_id order by m.position desc) as at
         from media m where m.gallery_id = any($1::uuid[])) found order by at limit $2`,
      [galleries, slotsOf(starter)],
    );
    const id = uuidv7();
    await sql.query(
      `insert into sites (id, draft, revision, live_number, published_at, created_at, updated_at) values ($1, '{}', 1, 1, now(), now(), now())`,
      [id],
    );
    const document = platformStarter(await copyPictures(sql, id, originals, account));
    await sql.query('update sites set draft = $2, live = $2 where id = $1', [id, JSON.stringify(document)]);
  });
}
