import { createHash } from 'node:crypto';
import { probePhotograph } from '@media/derive/probe';
import { storage } from '@media/storage/files';
import { pool, type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { enqueue } from '@/core/jobs/boss';
import { PLATFORM_PICTURES } from '../picture-address';
import {
  findOwnedPicture,
  findUpload,
  insertPicture,
  type OwnedPicture,
  updatePicture,
} from '../queries/pictures';
import { lockSite } from '../queries/sites';
import type { StudioPicture } from '../rules/studio-site';
import { readPictures } from './read-draft';
import { DRAW, sentKey, takePhotographs } from './take-pictures';

/** Maximum size of an uploaded picture in bytes. */
export const PICTURE_BYTES = 16 * 1024 * 1024;
/** Maximum number of pictures of a site. */
const MOST = 2000;

/** Returns the site of an account (`null`: the platform) whose pictures are changed. Throws NOT_FOUND without one. */
async function siteFor(sql: Sql, account: string | null): Promise<string> {
  const site = await lockSite(sql, account);
  if (!site) throw new KeepersError('NOT_FOUND');
  return site.id;
}

/** Copies photographs of the account's projects to its site. Returns them by id, and the ids in the requested order. */
export async function addPhotographs(
  account: string | null,
  medias: readonly string[],
): Promise<{ ids: string[]; pictures: Record<string, StudioPicture> }> {
  const { site, ids } = await transaction(async (sql) => {
    const id = await siteFor(sql, account);
    return { site: id, ids: await takePhotographs(sql, { site: id, account }, medias) };
  });
  return { ids, pictures: await readPictures(site, ids) };
}

/**
 * Saves an uploaded picture: stored unchanged, under its hash, and decoded only in a render process; bytes that are no
 * picture are refused at once, whatever the declared type. The same bytes again are the same picture. Throws
 * NOT_A_PHOTOGRAPH, PIXELS_TOO_MANY, PHOTO_BROKEN, NOT_FOUND.
 */
export async function sendPicture(
  account: string | null,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<{ ids: string[]; pictures: Record<string, StudioPicture> }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = sentKey(account ?? PLATFORM_PICTURES, sha256);
  const files = storage();
  await files.put(key, bytes, { contentType: 'application/octet-stream' });
  try {
    await files.withLocalFile(key, probePhotograph);
  } catch (error) {
    await files.remove(key);
    throw error;
  }
  const found = await transaction(async (sql) => {
    const site = await siteFor(sql, account);
    const { known, count } = await findUpload(sql, { site, sha256 });
    if (known) return { site, id: known };
    if (count >= MOST) throw new KeepersError('BODY_TOO_LARGE');
    const id = uuidv7();
    const focus = { x: 50, y: 50 };
    await insertPicture(sql, { id, site, account, sha256, name: name.slice(0, 255), focus });
    await enqueue(sql, DRAW, { picture: id }, { singletonKey: id });
    return { site, id };
  });
  return { ids: [found.id], pictures: await readPictures(found.site, [found.id]) };
}

/** Returns a picture by id, with its account: a picture of the platform has none. */
export const findPicture = (id: string): Promise<OwnedPicture | null> => findOwnedPicture(pool(), id);

/**
 * Changes a picture's alternative text and focal point (percent). A moved focal point renders its card again. Throws
 * NOT_FOUND.
 */
export async function changePicture(
  { id, site }: { id: string; site: string },
  { alt, focus }: { alt?: StudioPicture['alt'] | undefined; focus?: StudioPicture['focus'] | undefined },
): Promise<StudioPicture> {
  await transaction(async (sql) => {
    await updatePicture(sql, id, { alt, focus });
    if (focus) await enqueue(sql, DRAW, { picture: id, again: true });
  });
  const found = (await readPictures(site, [id]))[id];
  if (!found) throw new KeepersError('NOT_FOUND');
  return found;
}
