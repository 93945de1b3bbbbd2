import { sweepStorage } from '@media/storage/operations/sweep-storage';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { EventView } from '@/core/wire';

const app = await openTestApp();
let project: Project;
let brand: string;
let owner: Browser;
let guest: Browser;

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  brand = studio.brand;
  project = await makeProject(studio);
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  guest = await new Browser(app.origin).enter(project.code, { guest: true });
});

const at = () => `/api/x/studio/brands/${brand}/logo`;
const logoOf = async (who: Browser) =>
  ((await who.get(`/events/${project.id}`)).json as unknown as EventView).brand.logo;
const set = (image: Buffer) => owner.put(at(), { image: image.toString('base64') });

test('a logo is visible to all who may see the gallery, and to no one else', async () => {
  expect(await logoOf(guest)).toBeNull();
  const picture = sharp({ create: { width: 2400, height: 600, channels: 4, background: '#fff8' } });
  expect((await set(await picture.png().toBuffer())).status).toBe(200);
  const address = (await logoOf(guest)) ?? '';
  const answer = await fetch(app.origin + address, { headers: { Cookie: guest.cookie } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ]);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
    format: 'png',
    width: 1000,
    height: 250,
  });
  expect((await new Browser(app.origin).get(address)).status).toBe(401);
  expect(await sweepStorage(Date.now() + 72 * 3600 * 1000)).toBe(0);
});

test.each([
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ['no picture', Buffer.from('my logo')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused, and the logo is unchanged', async (_what, bytes) => {
  const before = await logoOf(guest);
  const answer = await set(bytes);
  expect([answer.status, answer.json.code]).toEqual([422, 'LOGO_NOT_USABLE']);
  expect(await logoOf(guest)).toBe(before);
});

test('a removed logo is gone, and its file is swept once no row refers to it', async () => {
  const address = (await logoOf(guest)) ?? '';
  expect((await owner.delete(at())).json).toEqual({ logo: null });
  expect(await logoOf(guest)).toBeNull();
  expect((await guest.get(address)).status).toBe(204);
  expect(await sweepStorage(Date.now() + 72 * 3600 * 1000)).toBe(1);
});
