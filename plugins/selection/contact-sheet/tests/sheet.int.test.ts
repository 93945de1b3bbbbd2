import { Readable } from 'node:stream';
import { derivativeKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { makeJpeg } from '@root/src/cli/seed/photographs/fixtures';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { takeRate } from '@/core/http/count-rates';
import { RATES } from '@/core/http/rates';
import { oneAtATime } from '../one-at-a-time';

const app = await openTestApp();
const sql = sqlOf(app);
let owner: Browser;
let client: Browser;
let project: Project;
let other: Project;

const pick = (product: string, nr: number) =>
  sql(
    `insert into product_medias (id, account_id, event_id, product_id, media_id, picked_by, note, created_at, updated_at)
     select gen_random_uuid(), account_id, id, $2, $3, 'דנה', 'Crop it', now(), now() from events where id = $1`,
    [project.id, project.products[product], project.medias[nr]],
  );
const ask = async (who: Browser, query = '', of = project) => {
  const { status, headers, text } = await who.get(`/events/${of.id}/selection.pdf${query}`);
  return { status, headers, text, pictures: text.split('/Subtype /Image').length - 1 };
};

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  project = await makeProject(studio, { products: { Album: 12, Cover: 1 }, medias: 5 });
  other = await makeProject(await makeStudio());
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  client = await new Browser(app.origin).enter(project.code);
  // Only the smallest picture exists: reading another size would show a pale box.
  for (const [nr, media] of project.medias.entries()) {
    const thumbnail = await makeJpeg({ width: 60, height: 40, seed: nr });
    const key = derivativeKey(project.id, media, 'v1', 's300');
    await storage().put(key, thumbnail, { contentType: 'image/jpeg' });
  }
  for (const nr of [0, 1, 2]) await pick('Album', nr);
  await pick('Cover', 0);
});

test('a client gets the picks as a PDF with the smallest pictures, product by product', async () => {
  const { status, headers, text, pictures } = await ask(client);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(pictures).toBe(4);
  expect((await ask(client, `?product=${project.products.Cover}`)).pictures).toBe(1);
});

test('shows a client no more than the gallery; the studio also sees withdrawn photographs, never the trash', async () => {
  await sql('update media set private = true where id = $1', [project.medias[0]]);
  await sql('update media set deleted_at = now() where id = $1', [project.medias[2]]);
  expect((await ask(client)).pictures).toBe(1);
  expect((await ask(owner)).pictures).toBe(3);
  await sql('update media set private = false, deleted_at = null where event_id = $1', [project.id]);
});

test('clients see photographs hidden from guests, and a guest gets no sheet', async () => {
  await sql('update media set hidden = true where id = $1', [project.medias[1]]);
  expect((await ask(client)).pictures).toBe(4);
  const guest = await new Browser(app.origin).enter(project.code, { guest: true });
  expect((await ask(guest)).status).toBe(401);
  await sql('update media set hidden = false where event_id = $1', [project.id]);
});

test('a photograph without pictures, or with broken ones, is a pale box with its name', async () => {
  const key = derivativeKey(project.id, project.medias[1] as string, 'v1', 's300');
  await storage().put(key, Buffer.from('no picture'), { contentType: 'image/jpeg' });
  const { status, pictures, text } = await ask(client);
  expect([status, pictures, text.trimEnd().endsWith('%%EOF')]).toEqual([200, 3, true]);
});

test('is refused to strangers (401), and for another project or its product (404)', async () => {
  const anonymous = new Browser(app.origin);
  expect((await ask(anonymous)).status).toBe(401);
  expect((await ask(client, '', other)).status).toBe(404);
  expect((await ask(client, `?product=${other.products.Album}`)).status).toBe(404);
  expect((await ask(client, '?product=x')).status).toBe(404);
});

test('repeated requests are rate-limited, as data and as a page; other people are not', async () => {
  const eager = await new Browser(app.origin).enter(project.code);
  const [{ id: grant } = { id: '' }] = await sql<{ id: string }>(
    `select id from grants where event_id = $1 and role = 'client' order by created_at desc limit 1`,
    [project.id],
  );
  expect((await ask(eager)).status).toBe(200);
  await takeRate('sheet', grant, RATES.sheet.most - 1);
  const refused = await ask(eager);
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([429, 'RATE_REACHED']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await eager.get(`/events/${project.id}/selection.pdf`, {
    headers: { Accept: 'text/html', 'Accept-Language': 'en' },
  });
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.text).toContain('That was a lot in a short time. Try again in');
  expect((await ask(client)).status).toBe(200);
  expect((await ask(owner)).status).toBe(200);
});

test('one is rendered at a time per person, until it is read or the reader disconnects', async () => {
  const draw = async () => Readable.from([Buffer.from('sheet')]);
  const first = await oneAtATime('dana', draw);
  await expect(oneAtATime('dana', draw)).rejects.toMatchObject({ code: 'RATE_REACHED', retryAfter: 10 });
  (await oneAtATime('yoni', draw)).destroy();
  first.destroy();
  await expect.poll(() => first.closed).toBe(true);
  await expect(oneAtATime('dana', () => Promise.reject(new Error('no storage')))).rejects.toThrow(
    'no storage',
  );
  const again = await oneAtATime('dana', draw);
  for await (const _ of again);
  (await oneAtATime('dana', draw)).destroy();
});
