import { randomUUID } from 'node:crypto';
import { profileIn } from '@media/lab-profiles/embedded-profile';
import { PROFILE_BYTES } from '@media/rules/lab-profile';
import { storage } from '@media/storage/files';
import { makeJpeg } from '@root/src/cli/seed/photographs/fixtures';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { makeProject, makeStudio } from '../../../tests/helpers/studio';
import { shopFiles } from '../files';
import { profiles } from '../operations/lab-profiles';
import { printPack } from '../operations/print-pack';
import { filesOf, free, ordered, pictured } from './print-files';
import {
  cartOf,
  client,
  fill,
  guest,
  order,
  owner,
  ownerOf,
  PRINT,
  PRODUCTS,
  project,
  sell,
  sql,
  studio,
} from './world';

const PROFILES = '/api/x/shop/profiles?name=Lab%20CMYK.icc';
/** Profiles of two spaces that a lab may give. */
let cmyk: Buffer;
let wide: Buffer;
let stranger: Browser;

const upload = (bytes: Buffer, by = owner) =>
  by.send('POST', PROFILES, {
    body: new Uint8Array(bytes),
    headers: { 'Content-Type': 'application/octet-stream' },
  });
/** Uploads a profile; returns it as a product has it. */
async function uploaded(bytes: Buffer): Promise<{ sha256: string; name: string }> {
  const sent = await upload(bytes);
  expect(sent.status).toBe(201);
  return sent.json as unknown as { sha256: string; name: string };
}
const fieldsOf = ({ status, json }: { status: number; json: Record<string, unknown> }) => [
  status,
  ...Object.keys((json.errors ?? {}) as object).sort(),
];
const first = () => project.medias[0] as string;
const square = () => ({ medias: [first()], quantity: 2 });

/** The one print of an order, and the texts beside it. */
async function packOf(id: string) {
  const files = await filesOf(id);
  const [path = ''] = files.keys();
  const [sheet = '', job = '', table = ''] = ['job-sheet.txt', 'job.json', 'prints.csv'].map((name) =>
    String(files.get(name)),
  );
  return { print: files.get(path) as Buffer, sheet, job, table };
}

beforeAll(async () => {
  const flat = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } });
  cmyk = profileIn(await flat().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer());
  wide = profileIn(await flat().withIccProfile('p3').jpeg().toBuffer());
  stranger = await ownerOf(await makeStudio());
  await pictured(first(), 77);
});

test('a print’s file is converted to its lab’s profile and embeds it, at the lab’s pixels per inch', async () => {
  const lab = { profile: await uploaded(cmyk), dpi: 150 };
  const { id } = await ordered(free('Square', 5, 5), square(), lab);
  const { print } = await packOf(id);
  const meta = await sharp(print).metadata();
  expect([meta.space, meta.channels, meta.density]).toEqual(['cmyk', 4, 150]);
  expect([meta.width, meta.height]).toEqual([295, 295]);
  expect(meta.icc?.equals(cmyk)).toBe(true);
});

test('a print in an RGB profile has the colors of one in sRGB, in other numbers', async () => {
  const { id } = await ordered(free('Square', 5, 5), square(), { profile: await uploaded(wide) });
  const plain = await ordered(free('Square', 5, 5), square());
  const [lab, srgb] = [(await packOf(id)).print, (await packOf(plain.id)).print];
  const meta = await sharp(lab).metadata();
  expect([meta.space, meta.density, meta.width]).toEqual(['srgb', 300, 591]);
  expect(meta.icc?.equals(wide)).toBe(true);
  // sharp converts what it opens to sRGB, unless the profile is dropped.
  const seen = (bytes: Buffer) => sharp(bytes).resize(20, 20).toColourspace('srgb').raw().toBuffer();
  const numbers = (bytes: Buffer) => sharp(bytes).resize(20, 20).keepIccProfile().raw().toBuffer();
  const apart = (a: Buffer, b: Buffer) =>
    a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
  expect(apart(await seen(lab), await seen(srgb))).toBeLessThan(3);
  expect((await numbers(lab)).equals(await numbers(srgb))).toBe(false);
});

test('job sheet, JSON and CSV name profile and pixels per inch; clients read neither', async () => {
  const lab = { profile: await uploaded(cmyk), dpi: 150 };
  const { id, product } = await ordered(free('Square', 5, 5), square(), lab);
  const { sheet, job, table } = await packOf(id);
  expect(sheet).toContain('Color: Lab CMYK.icc, 150 dpi');
  expect(sheet).toContain('295 × 295 px, 150 dpi');
  expect(JSON.parse(job).prints).toMatchObject([{ color: 'Lab CMYK.icc', dpi: 150, width_px: 295 }]);
  expect(table).toContain('width_px,height_px,dpi,color,');
  expect(table).toContain(',295,295,150,Lab CMYK.icc,');
  await fill(client, [{ product, medias: [first()] }]);
  const seen = [
    await cartOf(client),
    await client.get(`/events/${project.id}/orders/${id}`),
    await client.get(`/events/${project.id}/photographer_products`),
  ];
  expect(seen[0]?.text).toContain('Fine art prints');
  for (const { text } of seen) expect(text).not.toMatch(/Lab CMYK|"dpi"|"profile"/);
});

test('an order keeps the profile and pixels per inch it was placed with; one from before has sRGB and 300', async () => {
  const lab = { profile: await uploaded(cmyk), dpi: 150 };
  const { id, product } = await ordered(free('Square', 5, 5), square(), lab);
  expect((await owner.put(`${PRODUCTS}/${product}`, { profile: null, dpi: 72 })).status).toBe(200);
  const before = await sharp((await packOf(id)).print).metadata();
  expect([before.density, before.icc?.equals(cmyk)]).toEqual([150, true]);
  const after = await order(client, { lines: [{ product, option: 'own', medias: [first()] }], total: 0 });
  const small = await packOf(String(after.json.id));
  expect(small.sheet).toContain('Color: sRGB IEC61966-2.1, 72 dpi');
  await sql('update shop_order_lines set profile = null, dpi = null where order_id = $1', [id]);
  const old = await sharp((await packOf(id)).print).metadata();
  expect([old.space, old.density, old.width]).toEqual(['srgb', 300, 591]);
});

test('a file that is no profile, is cut, says another length or is too large is refused at its field', async () => {
  const lying = Buffer.from(cmyk.subarray(0, 400));
  lying.writeUInt32BE(lying.length, 0);
  const page = Buffer.from('<svg onload="alert(1)"/>');
  const photo = await makeJpeg({ width: 60, height: 40, seed: 3 });
  for (const bytes of [page, cmyk.subarray(0, 400), lying, photo]) {
    const sent = await upload(bytes);
    expect(sent.json.code).toBe('PROFILE_NOT_USABLE');
    expect(fieldsOf(sent)).toEqual([422, 'profile']);
  }
  const large = await upload(Buffer.alloc(PROFILE_BYTES + 1));
  expect([large.status, large.json.code]).toEqual([413, 'BODY_TOO_LARGE']);
});

test('another studio’s profile is refused for a new and a stored product, and clients upload none', async () => {
  const { sha256, name } = await uploaded(cmyk);
  const theirs = { ...PRINT, profile: { sha256, name } };
  expect(fieldsOf(await stranger.post(PRODUCTS, theirs))).toEqual([422, 'profile']);
  const own = await sell(PRINT, stranger);
  expect(fieldsOf(await stranger.put(`${PRODUCTS}/${own}`, theirs))).toEqual([422, 'profile']);
  expect((await stranger.put(`${PRODUCTS}/${await sell(PRINT)}`, { dpi: 150 })).status).toBe(404);
  for (const who of [client, guest]) expect((await upload(cmyk, who)).status).toBe(401);
});

test('only prints have a profile and pixels per inch, in their bounds', async () => {
  const profile = await uploaded(cmyk);
  const file = { name: 'File', kind: 'digital', options: [{ id: 'own', name: '', amount: 0 }] };
  expect(fieldsOf(await owner.post(PRODUCTS, { ...file, profile, dpi: 300 }))).toEqual([
    422,
    'dpi',
    'profile',
  ]);
  expect((await owner.post(PRODUCTS, { ...file, profile: null, dpi: null })).status).toBe(201);
  for (const dpi of [71, 601, 299.5, -1])
    expect(fieldsOf(await owner.post(PRODUCTS, { ...PRINT, dpi }))).toEqual([422, 'dpi']);
  for (const dpi of [72, 600]) expect((await owner.post(PRODUCTS, { ...PRINT, dpi })).status).toBe(201);
  for (const wrong of [{ ...profile, sha256: '../../x' }, { sha256: profile.sha256 }, 'sRGB'])
    expect((await owner.post(PRODUCTS, { ...PRINT, profile: wrong })).status).toBe(422);
});

test('a project’s own prices have the profile of the studio’s', async () => {
  const lab = { profile: await uploaded(cmyk), dpi: 150 };
  const name = randomUUID();
  await sell({ ...PRINT, name, ...lab });
  const other = await makeProject(studio);
  await owner.post(`/api/x/shop/projects/${other.id}/list`, {});
  const { products } = (await owner.get(`${PRODUCTS}?project=${other.id}`)).json as unknown as {
    products: { name: string }[];
  };
  expect(products.find((product) => product.name === name)).toMatchObject(lab);
});

test('a profile is lost when no product, also in the trash, and no order has it', async () => {
  // A profile of its own: other tests' products have the others.
  const own = Buffer.from(wide);
  own.writeUInt16BE(2001, 24);
  const profile = await uploaded(own);
  const key = profiles.keyOf(studio.account, profile.sha256);
  const lost = () => shopFiles.lost([key, 'shop/README', `shop/profiles/${studio.account}/x`]);
  expect(await lost()).toEqual([key]);
  const { id, product } = await ordered(free('Square', 5, 5), square(), { profile });
  expect(await lost()).toEqual([]);
  await owner.put(`${PRODUCTS}/${product}`, { profile: null });
  expect(await lost()).toEqual([]);
  const trashed = await sell({ ...PRINT, profile });
  await owner.delete(`${PRODUCTS}/${trashed}`);
  await sql('update shop_order_lines set profile = null where order_id = $1', [id]);
  expect(await lost()).toEqual([]);
  await sql('update shop_products set profile = null where id = $1', [trashed]);
  expect(await lost()).toEqual([key]);
});

test('print files whose profile is gone are refused before they are sent: no lab gets sRGB in its place', async () => {
  const own = Buffer.from(wide);
  own.writeUInt16BE(2002, 24);
  const profile = await uploaded(own);
  const { id } = await ordered(free('Square', 5, 5), square(), { profile });
  await storage().remove(profiles.keyOf(studio.account, profile.sha256));
  await expect(printPack(studio.account, id, 'en')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});
