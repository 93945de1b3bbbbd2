import { derivativeKey, storage } from '@plugins/kit/server/photographs';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeMedia, makeProject, makeStudio, PASSWORD, type Project } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import type { ListShapes } from '@/core/wire';
import { measureOlder } from '../operations/measure-older';

const app = await openTestApp();
const sql = sqlOf(app);
const LOOK = 'a5a5f00f33cc9966';
const OTHER = '5a5a0ff0cc336699';

let project: Project;
let owner: Browser;
let client: Browser;
let guest: Browser;
let stranger: Browser;

/** Six photographs: a moment of three, the second the sharpest; a single one; two of another moment. */
beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  project = await makeProject(studio, { medias: 0, products: { Album: 3 } });
  const place = { account: project.account, event: project.id, gallery: project.gallery };
  const shots: [seconds: number, likeness: string, sharpness: number][] = [
    [0, LOOK, 1],
    [1, LOOK, 3],
    [2, LOOK, 2],
    [40, OTHER, 1],
    [90, LOOK, 1],
    [91, LOOK, 2],
  ];
  for (const [at, [seconds, likeness, sharpness]] of shots.entries()) {
    const media = await makeMedia(place, `IMG_${at}.JPG`);
    project.medias.push(media);
    const time = new Date(Date.UTC(2026, 5, 14, 17, 0, seconds)).toISOString().slice(0, 19);
    await sql('update media set captured_at = $2, likeness = $3, sharpness = $4 where id = $1', [
      media,
      time,
      likeness,
      sharpness,
    ]);
  }
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  client = await new Browser(app.origin).enter(project.code);
  guest = await new Browser(app.origin).enter(project.code, { guest: true });
  const elsewhere = await makeProject(await makeStudio(), { medias: 1 });
  stranger = await new Browser(app.origin).enter(elsewhere.code);
}, 60_000);

const foldsOf = async (who: Browser, query = '') =>
  ((await who.get(`/galleries/${project.gallery}/shapes${query}`)).json as unknown as ListShapes).folds;

const STACKS = [
  [1, 0, 2],
  [5, 4],
];

test('a list has its stacks, the sharpest first, for the studio and its clients alike', async () => {
  for (const who of [owner, client, guest]) expect(await foldsOf(who)).toEqual(STACKS);
});

test('a stranger gets the same 404 as for an unknown gallery', async () => {
  const theirs = await stranger.get(`/galleries/${project.gallery}/shapes`);
  const none = await stranger.get(`/galleries/${project.id}/shapes`);
  expect([theirs.status, theirs.text]).toEqual([404, none.text]);
});

test('a list of picks is never stacked', async () => {
  const [, , third] = project.medias;
  await client.post('/product_medias', { product: project.products.Album, media: third, selected: true });
  expect(await foldsOf(client, '?filter=selected')).toBeUndefined();
  expect(await foldsOf(client)).toEqual(STACKS);
});

test('a guest gets stacks of visible photographs; for others a hidden one is not on top', async () => {
  const [, second] = project.medias;
  await owner.post(`/events/${project.id}/medias/${second}/media_privacy`, { hidden: true });
  expect(await foldsOf(guest)).toEqual([
    [1, 0],
    [4, 3],
  ]);
  expect(await foldsOf(client)).toEqual([
    [2, 0, 1],
    [5, 4],
  ]);
  await owner.post(`/events/${project.id}/medias/${second}/media_privacy`, { hidden: false });
});

test('the studio’s setting switches stacks off', async () => {
  const switched = async (stacks: boolean) => {
    const answer = await owner.put('/api/x/studio/features/similar/settings', { settings: { stacks } });
    expect(answer.status).toBe(200);
  };
  await switched(false);
  expect(await foldsOf(client)).toEqual([]);
  await switched(true);
  expect(await foldsOf(client)).toEqual(STACKS);
});

test('older photographs are measured from their thumbnails on the first visit, at most once a day', async () => {
  const [first = '', second = '', third = ''] = project.medias;
  const three = [first, second, third];
  await sql('update media set likeness = null, sharpness = null where id = any($1::uuid[])', [three]);
  await Promise.all([foldsOf(client), foldsOf(client)]);
  await foldsOf(guest);
  const asked = await sql(
    "select data from pgboss.job where name = 'similar.measure' and data->>'gallery' = $1",
    [project.gallery],
  );
  expect(asked).toEqual([{ data: { gallery: project.gallery } }]);
  const picture = await makeJpeg({ width: 900, height: 600, seed: 5 });
  const version = (await sql<{ version: string }>('select version from media where id = $1', [first]))[0]
    ?.version;
  const keyOf = (media: string) => derivativeKey(project.id, media, version ?? '', 's600');
  await storage().put(keyOf(first), picture, { contentType: 'image/jpeg' });
  await storage().put(keyOf(second), Buffer.from('no picture'), { contentType: 'image/jpeg' });
  await storage().remove(keyOf(third));
  await measureOlder(project.gallery);
  await measureOlder(project.gallery);
  const rows = await sql<{ likeness: string; sharpness: number }>(
    'select likeness, sharpness::float8 as sharpness from media where id = any($1::uuid[]) order by position',
    [three],
  );
  expect(rows[0]?.likeness).toMatch(/^[0-9a-f]{16}$/);
  expect(rows[0]?.sharpness).toBeGreaterThan(0);
  expect(rows.slice(1).map(({ likeness }) => likeness)).toEqual(['', '']);
});
