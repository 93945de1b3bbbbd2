import { storage } from '@media/storage/files';
import { sweepStorage } from '@media/storage/operations/sweep-storage';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { beginSite } from '../operations/begin-site';
import { renderPicture } from '../operations/draw-picture';
import { sentKey } from '../operations/take-pictures';

const app = await openTestApp();
const sql = sqlOf(app);
const LATER = 72 * 3600 * 1000;
const SHA = 'ab'.repeat(32);
let account = '';
let picture = '';

const at = (name: string, path: string) =>
  new Browser(app.origin, name ? `${name}.localhost:${app.port}` : undefined).page(path);
const address = (file: string) => `/_site/p/${account}/${picture}/${SHA.slice(0, 12)}/${file}`;

beforeAll(async () => {
  await startWeb(app);
  for (const name of ['alma', 'boaz']) {
    const studio = await makeStudio(`Studio ${name}`);
    await sql('update accounts set site_name = $2 where id = $1', [studio.account, name]);
    if (name === 'alma') account = studio.account;
  }
  const { id: site } = await beginSite(account, 'quiet', []);
  const image = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'somewhere' } })
    .jpeg()
    .toBuffer();
  await storage().put(sentKey(account, SHA), image, { contentType: 'image/jpeg' });
  const [row] = await sql(
    `insert into site_pictures (id, site_id, account_id, name, sha256, state, focus_x, focus_y, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'sent.jpg', $3, 'processing', 100, 0, now(), now()) returning id`,
    [site, account, SHA],
  );
  picture = (row as { id: string }).id;
  await renderPicture(picture);
});

test('a picture is rendered in widths up to its own, three formats and a card, never enlarged', async () => {
  const [row] = await sql(
    'select state, width::int, height::int, widths, tint from site_pictures where id = $1',
    [picture],
  );
  expect(row).toEqual({
    state: 'ready',
    width: 1200,
    height: 800,
    widths: [480, 900, 1200],
    tint: expect.stringMatching(/^#3[2-4]6[5-7]9[89a]$/),
  });
  for (const [file, type] of [
    ['480.avif', 'image/avif'],
    ['900.webp', 'image/webp'],
    ['1200.jpg', 'image/jpeg'],
    ['card.jpg', 'image/jpeg'],
  ] as const) {
    const answer = await at('alma', address(file));
    expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 200, type]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  expect((await at('alma', address('1600.jpg'))).status).toBe(404);
});

test('a picture is served on its own site and in its builder, and not on another site', async () => {
  expect((await at('', address('480.jpg'))).status).toBe(200);
  expect((await at('boaz', address('480.jpg'))).status).toBe(404);
  expect((await at('unknown', address('480.jpg'))).status).toBe(404);
});

test('an undecodable picture is refused, and blocks no others', async () => {
  await storage().put(sentKey(account, 'cd'.repeat(32)), Buffer.from('no picture'), {
    contentType: 'image/jpeg',
  });
  const [row] = await sql(
    `insert into site_pictures (id, site_id, account_id, name, sha256, state, created_at, updated_at)
     select gen_random_uuid(), id, account_id, 'broken.jpg', $1, 'processing', now(), now() from sites where account_id = $2 returning id`,
    ['cd'.repeat(32), account],
  );
  const { id } = row as { id: string };
  await renderPicture(id);
  expect(await sql('select state from site_pictures where id = $1', [id])).toEqual([{ state: 'refused' }]);
});

test('its files remain while its row exists, and are swept afterwards', async () => {
  expect(await sweepStorage(Date.now() + LATER)).toBe(0);
  await sql('delete from site_pictures where id = $1', [picture]);
  // Three widths in three formats, the card, and the upload.
  expect(await sweepStorage(Date.now() + LATER)).toBe(11);
  expect((await at('alma', address('480.jpg'))).status).toBe(404);
});
