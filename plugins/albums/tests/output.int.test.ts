import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { profileIn } from '@media/lab-profiles/embedded-profile';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { makeJpeg } from '@root/src/cli/seed/photographs/fixtures';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { albumFiles } from '../files';
import { profiles } from '../operations/lab-profiles';
import { makeOutput } from '../operations/make-output';
import { outputFolder } from '../operations/outputs';
import { addCover, eachSpread } from '../rules/cover';
import type { AlbumDocument } from '../rules/document';
import { addText } from '../rules/place-text';
import { addSpineText } from '../rules/spine-text';
import type { OutputView } from '../rules/wire';
import {
  albumAt,
  client,
  makeAlbum,
  owner,
  PRODUCTS,
  project,
  proofAt,
  readAlbum,
  readProof,
  save,
  send,
  sql,
  stranger,
  studio,
} from './world';

/** Small, so that a test takes a moment: 10 × 10 cm at 100 dpi. */
const SMALL = { name: 'Small', width: 100_000, height: 100_000, safe: 3_000, dpi: 100, least: 2 };
let product: string;

beforeAll(async () => {
  // Real photographs: the sizes alternate.
  for (const [at, media] of project.medias.entries()) {
    const [width, height] = at % 2 ? [600, 900] : [900, 600];
    const bytes = await makeJpeg({ width: width as number, height: height as number, seed: 40 + at });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await storage().put(originalKey(project.account, sha256), bytes, { contentType: 'image/jpeg' });
    await sql(
      `update media set sha256 = $2, bytes = $3, original_width = $4, original_height = $5 where id = $1`,
      [media, sha256, bytes.length, width, height],
    );
  }
  product = String((await owner.post(PRODUCTS, SMALL)).json.id);
});

async function ready(kind: 'pdf' | 'jpeg', { caption = false, ...more }: Record<string, unknown> = {}) {
  const id = await makeAlbum({ product, spreads: 3 });
  const { document } = await readAlbum(id);
  const written: AlbumDocument = caption
    ? addText(document, document.spreads[0]?.id ?? '', 't', 'מאיה & Jonathan')
    : document;
  if (caption) await save(id, { revision: 1, document: written });
  const made = await owner.post(`${albumAt(id)}/outputs`, { kind, confirmed: true, ...more });
  expect(made.status).toBe(201);
  const output = String(made.json.id);
  await makeOutput(output);
  const { outputs } = (await owner.get(`${albumAt(id)}/outputs`)).json as unknown as {
    outputs: OutputView[];
  };
  expect(outputs).toMatchObject([{ id: output, kind, state: 'ready', current: true, done: 3, total: 3 }]);
  return { id, output, document: written };
}

const fileOf = async (id: string, output: string, name: string): Promise<Buffer> => {
  const found = await storage().read(`${outputFolder(id, output)}${name}`);
  const parts: Buffer[] = [];
  for await (const part of found?.stream ?? []) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

test('JPEG files have the size of the sheet with its bleed, the density, and the sRGB profile', async () => {
  const { id, output } = await ready('jpeg');
  const file = await fileOf(id, output, 'spread-001.jpg');
  const meta = await sharp(file).metadata();
  // 206 × 106 mm at 100 dpi.
  expect([meta.width, meta.height, meta.density]).toEqual([811, 417, 100]);
  expect(meta.icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB');
});

test('a book of pages has a file for each page, in the order it is read', async () => {
  const pages = String((await owner.post(PRODUCTS, { ...SMALL, name: 'Pages', sides: 'page' })).json.id);
  const id = await makeAlbum({ product: pages, spreads: 3, spine: 'right' });
  const output = String(
    (await owner.post(`${albumAt(id)}/outputs`, { kind: 'jpeg', confirmed: true })).json.id,
  );
  await makeOutput(output);
  const [row] = await sql<{ files: { name: string }[] }>('select files from album_outputs where id = $1', [
    output,
  ]);
  expect(row?.files.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((nr) => `page-00${nr}.jpg`));
  const meta = await sharp(await fileOf(id, output, 'page-001.jpg')).metadata();
  // 106 × 106 mm.
  expect([meta.width, meta.height]).toEqual([417, 417]);
});

test('a PDF has a page for each spread with TrimBox and BleedBox, the profile, and the letters of both scripts', async () => {
  const { id, output, document } = await ready('pdf', { caption: true, marks: true });
  const pdf = (await fileOf(id, output, 'album.pdf')).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
  const boxes = (name: string) =>
    [...pdf.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))].map(([, numbers = '']) =>
      numbers.split(' ').map(Number),
    );
  const points = (micrometers: number) => (micrometers / 25_400) * 72;
  const [trim] = boxes('TrimBox');
  const [bleed] = boxes('BleedBox');
  expect((trim?.[2] ?? 0) - (trim?.[0] ?? 0)).toBeCloseTo(points(2 * document.format.width), 1);
  expect((bleed?.[2] ?? 0) - (bleed?.[0] ?? 0)).toBeCloseTo(points(2 * document.format.width + 6_000), 1);
  expect(trim?.[0]).toBeCloseTo(points(13_000), 1);
  expect(pdf).toContain('/OutputIntents');
  expect(pdf).toMatch(/BaseFont \/\w+\+Bellefair/);
  expect(pdf.match(/\/Filter \/DCTDecode/g)?.length).toBe(
    document.spreads.flatMap(({ frames }) => frames).length,
  );
});

test('a text along the spine is at the same place of JPEG and PDF: on the spine alone, turned about its middle', async () => {
  const id = await makeAlbum({ product, spreads: 3 });
  const { document } = await readAlbum(id);
  const spread = { id: 'cover', template: null, frames: [], texts: [], background: null };
  const bare = { ...document, cover: { spine: 20_000, wrap: 15_000, spread } };
  const written = eachSpread(addSpineText(bare, 's'), (one) => ({
    ...one,
    texts: one.texts.map((text) => (text.turn ? { ...text, text: 'HIIIIIIIIH', size: 12_000 } : text)),
  }));
  expect((await save(id, { revision: 1, document: written })).status).toBe(200);
  const made = async (kind: 'jpeg' | 'pdf', name: string) => {
    const { json } = await owner.post(`${albumAt(id)}/outputs`, { kind, confirmed: true });
    await makeOutput(String(json.id));
    return fileOf(id, String(json.id), name);
  };
  const { data, info } = await sharp(await made('jpeg', 'cover.jpg'))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((at) => (data[at] ?? 255) < 100);
  // Micrometers from the left and upper trim, at 100 dpi.
  const span = (of: (at: number) => number) => {
    const all = dark.map((at) => of(at) * 254 - 15_000);
    return all.reduce(({ from, to }, one) => ({ from: Math.min(from, one), to: Math.max(to, one) }), {
      from: Number.POSITIVE_INFINITY,
      to: Number.NEGATIVE_INFINITY,
    });
  };
  const across = span((at) => at % info.width);
  const along = span((at) => Math.floor(at / info.width));
  expect(across.from).toBeGreaterThan(100_000);
  expect(across.to).toBeLessThan(120_000);
  expect(along.to - along.from).toBeGreaterThan(2 * (across.to - across.from));

  const pdf = (await made('pdf', 'cover.pdf')).toString('latin1');
  const drawn = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, part = '']) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
  const [, right = '', down = ''] = /\n0 1 -1 0 (\S+) (\S+) cm/.exec(drawn.join('\n')) ?? [];
  // A quarter turn about a point moves it by the sum and the difference of its coordinates.
  const at = (points: number) => (points / 72) * 25_400;
  const [x, y] = [at((Number(right) - Number(down)) / 2), at((Number(right) + Number(down)) / 2)];
  expect(Math.abs(x - (across.from + across.to) / 2)).toBeLessThan(2_000);
  expect(Math.abs(y - (along.from + along.to) / 2)).toBeLessThan(1_000);
});

test('the order pack has the files, a job sheet, CSV and JSON', async () => {
  const { id, output } = await ready('jpeg');
  const answer = await owner.get(`${albumAt(id)}/outputs/${output}/pack.zip`);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('(JPEG).zip');
  for (const name of ['job-sheet.txt', 'job.json', 'files.csv', 'files/spread-003.jpg'])
    expect(answer.text).toContain(name);
  expect(answer.text).toContain('"bleed_mm": 3');
  expect((await client.get(`${albumAt(id)}/outputs/${output}/pack.zip`)).status).toBe(403);
});

test('files of an approved album are of its proof; their job sheet names proof, person and day later, too', async () => {
  const id = await makeAlbum({ product, spreads: 3 });
  await send(id);
  const { document } = await readProof(id);
  await client.put(`${proofAt(id)}/approval`, { round: 1, approved: true, name: 'Maya' });
  const other = { ...document, spreads: document.spreads.slice(0, 2) };
  await save(id, { revision: 1, document: other });
  const { json } = await owner.post(`${albumAt(id)}/outputs`, { kind: 'jpeg', confirmed: true });
  await makeOutput(String(json.id));
  const listed = async () => (await owner.get(`${albumAt(id)}/outputs`)).json.outputs;
  expect(await listed()).toMatchObject([{ total: 3, current: false, proof: 1 }]);
  const { approved_by: name, approved_at: day } = await readAlbum(id);
  await send(id);
  const pack = (await owner.get(`${albumAt(id)}/outputs/${json.id}/pack.zip`)).text;
  expect(pack).toContain(`"approved": "${day}"`);
  expect(pack).toContain(`"approved_by": "${name}"`);
  expect(pack).toMatch(new RegExp(`Approved: proof 1, by ${name}, .+20`));
  // What is made now is of the changed album, which was never approved.
  const next = await owner.post(`${albumAt(id)}/outputs`, { kind: 'jpeg', confirmed: true });
  expect(await listed()).toMatchObject([
    { total: 2, current: true, proof: null },
    { proof: 1, current: false },
  ]);
  await owner.delete(`${albumAt(id)}/outputs/${next.json.id}`);
});

test('the job sheet has the price of further spreads', async () => {
  const priced = await owner.post(PRODUCTS, {
    ...{ name: 'Priced', width: 100_000, height: 100_000, dpi: 72, safe: 3000, least: 1 },
    extra: { amount: 1_500, currency: 'USD' },
  });
  const id = await makeAlbum({ product: String(priced.json.id), spreads: 3 });
  const { json } = await owner.post(`${albumAt(id)}/outputs`, { kind: 'jpeg', confirmed: true });
  await makeOutput(String(json.id));
  const pack = (await owner.get(`${albumAt(id)}/outputs/${json.id}/pack.zip`)).text;
  expect(pack).toContain('Further spreads: 2 beyond the 1 of this album: $30.00');
});

test('a designed cover is a file of its own, with spine and what is folded over, in both kinds', async () => {
  const id = await makeAlbum({ product, spreads: 3 });
  const { document } = await readAlbum(id);
  const photo = { id: project.medias[0] ?? '', width: 900, height: 600, focal: null };
  let last = 0;
  const written = addCover(
    document,
    { spine: 12_000, wrap: 15_000, title: 'מאיה & Jonathan', photo },
    () => `c${++last}`,
  );
  expect((await save(id, { revision: 1, document: written })).status).toBe(200);
  const made = async (kind: 'jpeg' | 'pdf') => {
    const { json } = await owner.post(`${albumAt(id)}/outputs`, { kind, confirmed: true });
    await makeOutput(String(json.id));
    return String(json.id);
  };
  const jpeg = await made('jpeg');
  const meta = await sharp(await fileOf(id, jpeg, 'cover.jpg')).metadata();
  // 2 × 100 + 12 + 2 × 15 mm wide, 100 + 2 × 15 mm high, at 100 dpi.
  expect([meta.width, meta.height]).toEqual([953, 512]);
  const pack = (await owner.get(`${albumAt(id)}/outputs/${jpeg}/pack.zip`)).text;
  for (const part of ['files/cover.jpg', '"spine_mm": 12', '"side": "cover"', 'files/spread-003.jpg'])
    expect(pack).toContain(part);
  const rows = [...pack.matchAll(/"name": "([\w.-]+)",\s+"bytes": \d+,\s+"spread": (\w+)/g)];
  expect(rows.map(([, name, spread]) => [name, spread])).toEqual([
    ['cover.jpg', 'null'],
    ...[1, 2, 3].map((nr) => [`spread-00${nr}.jpg`, String(nr)]),
  ]);

  const pdf = await made('pdf');
  const file = (await fileOf(id, pdf, 'cover.pdf')).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [trim] = [...file.matchAll(/\/TrimBox \[([^\]]+)\]/g)].map(([, all = '']) =>
    all.split(' ').map(Number),
  );
  expect((trim?.[2] ?? 0) - (trim?.[0] ?? 0)).toBeCloseTo((212_000 / 25_400) * 72, 1);
  const album = await owner.get(`${albumAt(id)}/outputs/${pdf}/album.pdf`);
  expect(album.text.match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect((await owner.get(`${albumAt(id)}/outputs/${pdf}/pack.zip`)).text).toContain('files/cover.pdf');
});

test('something plainly wrong is refused until it is confirmed', async () => {
  const large = String(
    (await owner.post(PRODUCTS, { ...SMALL, name: 'Large', width: 400_000, height: 400_000 })).json.id,
  );
  const id = await makeAlbum({ product: large, spreads: 2 });
  const path = `${albumAt(id)}/outputs`;
  expect((await owner.post(path, { kind: 'pdf' })).json.code).toBe('REFUSED');
  expect((await owner.post(path, { kind: 'pdf', confirmed: true })).status).toBe(201);
});

test('a photograph without its original fails the files and is named; a later try makes them', async () => {
  const id = await makeAlbum({ product, spreads: 3 });
  const path = `${albumAt(id)}/outputs`;
  const output = String((await owner.post(path, { kind: 'jpeg', confirmed: true })).json.id);
  const outputs = async () =>
    ((await owner.get(path)).json.outputs as unknown as OutputView[]).map(({ state, missing }) => ({
      state,
      missing,
    }));
  const [row] = await sql<{ sha256: string; name: string }>('select sha256, name from media where id = $1', [
    project.medias[0],
  ]);
  await sql(`update media set sha256 = $2 where id = $1`, [project.medias[0], 'f'.repeat(64)]);
  await expect(makeOutput(output)).rejects.toThrow();
  expect(await outputs()).toEqual([{ state: 'failed', missing: [row?.name] }]);
  await sql(`update media set sha256 = $2 where id = $1`, [project.medias[0], row?.sha256]);
  await makeOutput(output);
  expect(await outputs()).toEqual([{ state: 'ready', missing: [] }]);
});

test('files of a deleted album are gone; those of one deleted with its project are lost, which the sweep removes', async () => {
  const { id, output } = await ready('jpeg');
  const key = `${outputFolder(id, output)}spread-001.jpg`;
  const other = await ready('jpeg');
  const kept = `${outputFolder(other.id, other.output)}spread-001.jpg`;
  expect(await albumFiles.lost([key, kept])).toEqual([]);
  await sql('delete from albums where id = $1', [id]);
  expect(await storage().stat(key)).not.toBeNull();
  expect(await albumFiles.lost([key, kept, 'albums/README'])).toEqual([key]);
  await owner.delete(albumAt(other.id));
  expect(await storage().stat(`${outputFolder(other.id, other.output)}spread-001.jpg`)).toBeNull();
});

describe('a lab’s color profile', () => {
  const PROFILES = '/api/x/albums/profiles?name=Lab%20CMYK.icc';
  const upload = (bytes: Buffer, by = owner) =>
    by.send('POST', PROFILES, {
      body: new Uint8Array(bytes),
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  let cmyk: Buffer;
  beforeAll(async () => {
    const flat = sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } });
    cmyk = profileIn(await flat.toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer());
  });

  test('converts the pictures of its product, which embed it; the job sheet names it', async () => {
    const sent = await upload(cmyk);
    expect(sent.status).toBe(201);
    expect(sent.json).toMatchObject({ name: 'Lab CMYK.icc' });
    const own = await owner.post(PRODUCTS, { ...SMALL, name: 'Press', profile: sent.json });
    const id = await makeAlbum({ product: String(own.json.id), spreads: 2 });
    const made = await owner.post(`${albumAt(id)}/outputs`, { kind: 'jpeg', confirmed: true });
    const output = String(made.json.id);
    await makeOutput(output);
    const meta = await sharp(await fileOf(id, output, 'spread-001.jpg')).metadata();
    expect([meta.space, meta.channels, meta.density]).toEqual(['cmyk', 4, 100]);
    expect(meta.icc?.equals(cmyk)).toBe(true);
    const pack = await owner.get(`${albumAt(id)}/outputs/${output}/pack.zip`);
    expect(pack.text).toContain('"color": "Lab CMYK.icc"');
  });

  test('is that of a PDF, too: its photographs are in it, captions stay sRGB', async () => {
    const sent = await upload(cmyk);
    const own = await owner.post(PRODUCTS, { ...SMALL, name: 'Press PDF', profile: sent.json });
    const id = await makeAlbum({ product: String(own.json.id), spreads: 2 });
    const { document } = await readAlbum(id);
    const made = await owner.post(`${albumAt(id)}/outputs`, { kind: 'pdf', confirmed: true });
    const output = String(made.json.id);
    await makeOutput(output);
    const pdf = (await fileOf(id, output, 'album.pdf')).toString('latin1');
    const photos = document.spreads.flatMap(({ frames }) => frames).length;
    const [intent] = pdf.match(/\/S \/GTS_PDFX[^>]+/) ?? [];
    expect(intent).toContain('(Lab CMYK.icc)');
    const stream = intent?.match(/DestOutputProfile (\d+) 0 R/)?.[1];
    expect(pdf).toMatch(new RegExp(`\\n${stream} 0 obj\\s*<<[^>]*/N 4`));
    const spaces = [...pdf.matchAll(/\/Subtype \/Image[\s\S]*?\/ColorSpace \[\/ICCBased (\d+) 0 R\]/g)];
    expect(spaces.map(([, one]) => one)).toEqual(Array.from({ length: photos }, () => stream));
    expect(pdf.match(/\/Decode \[1 0 1 0 1 0 1 0\]/g)).toHaveLength(photos);
    const screen = pdf.match(/\/DefaultRGB \[\/ICCBased (\d+) 0 R\]/)?.[1];
    expect(pdf).toMatch(new RegExp(`\\n${screen} 0 obj\\s*<<[^>]*/N 3`));
  });

  test('is refused where it is none, is cut, or says another length', async () => {
    const cut = cmyk.subarray(0, 400);
    const lying = Buffer.from(cut);
    lying.writeUInt32BE(lying.length, 0);
    for (const bytes of [
      Buffer.from('no profile'),
      cut,
      lying,
      await makeJpeg({ width: 60, height: 40, seed: 3 }),
    ]) {
      const sent = await upload(bytes);
      expect([sent.status, sent.json.code]).toEqual([422, 'PROFILE_NOT_USABLE']);
      expect(sent.json.errors).toHaveProperty('profile');
    }
  });

  test('of another studio is not found, and clients cannot upload one', async () => {
    const sent = await upload(cmyk, stranger);
    expect(sent.status).toBe(201);
    const sha256 = createHash('sha256').update('theirs').digest('hex');
    await storage().put(profiles.keyOf(studio.account, sha256), cmyk, {
      contentType: 'application/octet-stream',
    });
    const theirs = { ...SMALL, name: 'Theirs', profile: { sha256, name: 'x.icc' } };
    expect((await stranger.post(PRODUCTS, theirs)).status).toBe(422);
    expect((await upload(cmyk, client)).status).toBe(401);
  });

  test('that no product has is lost', async () => {
    const sent = await upload(cmyk);
    const used = profiles.keyOf(studio.account, String(sent.json.sha256));
    const unused = profiles.keyOf(studio.account, 'e'.repeat(64));
    expect(await albumFiles.lost([used, unused])).toEqual([unused]);
  });
});
