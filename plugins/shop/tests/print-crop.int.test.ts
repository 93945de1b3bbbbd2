import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { orderArchive } from '../operations/order-archive';
import { filesOf, free, ordered, pictured } from './print-files';
import { client, order, owner, PRINT, PRODUCTS, project, sell, sql } from './world';

/** Photographs of the project, which is made before the tests. */
const media = {
  first: () => project.medias[0] as string,
  second: () => project.medias[1] as string,
  third: () => project.medias[2] as string,
};
const small = { width: 30, height: 30, fit: 'fill' as const };
/** How far two pictures are from each other, in steps of a color. */
async function distance(a: Sharp, b: Sharp): Promise<number> {
  const [one, two] = await Promise.all([a, b].map((each) => each.resize(small).raw().toBuffer()));
  const sum = (one as Buffer).reduce((all, value, at) => all + Math.abs(value - (two?.[at] ?? 0)), 0);
  return sum / (one as Buffer).length;
}

test('a print’s file is the part that the buyer chose, of the size of its product, named for the lab', async () => {
  const bytes = await pictured(media.first(), 77);
  const { id, number } = await ordered(free('Small square', 5, 5), {
    medias: [media.first()],
    quantity: 2,
    crop: { [media.first()]: { x: 1, y: 0.5 } },
  });
  const files = await filesOf(id);
  const name = `${number}_Fine-art-prints_5x5cm_2x_IMG_1.jpg`;
  expect([...files.keys()]).toEqual([`files/${name}`, 'job-sheet.txt', 'job.json', 'prints.csv']);
  const printed = sharp(files.get(`files/${name}`));
  const { width, height, density, hasProfile } = await printed.metadata();
  expect([width, height, density, hasProfile]).toEqual([591, 591, 300, true]);
  const part = (left: number) => sharp(bytes).extract({ left, top: 0, width: 600, height: 600 });
  const [right, middle] = [await distance(printed, part(300)), await distance(printed, part(150))];
  expect(right).toBeLessThan(8);
  expect(right).toBeLessThan(middle / 3);
});

test('a print is turned and in black and white as it was edited; one with too few pixels is not enlarged', async () => {
  const bytes = await pictured(media.second(), 78);
  const crop = { [media.second()]: { x: 0.5, y: 0.5, turn: 90, bw: true } };
  const { id } = await ordered(free('20 × 30', 20, 30), { medias: [media.second()], crop });
  const files = await filesOf(id);
  const path = [...files.keys()].find((one) => one.startsWith('files/')) as string;
  const printed = files.get(path) as Buffer;
  const { width, height, density } = await sharp(printed).metadata();
  expect([width, height, density]).toEqual([600, 900, 76]);
  const found = await sharp(printed).resize(small).raw().toBuffer();
  for (let at = 0; at < found.length; at += 3) {
    const [r = 0, g = 0, b = 0] = found.subarray(at, at + 3);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(4);
  }
  const [clockwise, against] = await Promise.all(
    [90, 270].map((angle) => distance(sharp(printed).greyscale(), sharp(bytes).rotate(angle).greyscale())),
  );
  expect(clockwise).toBeLessThan(12);
  expect(clockwise).toBeLessThan((against ?? 0) / 2);
});

test('the sheet names each file with its size and copies, in words, JSON and CSV, and says nothing about the buyer', async () => {
  await pictured(media.first(), 77);
  await pictured(media.second(), 78);
  const { id, number } = await ordered(free('Small square', 5, 5), {
    medias: [media.first(), media.second()],
    quantity: 3,
  });
  const files = await filesOf(id);
  const [sheet, job, table] = ['job-sheet.txt', 'job.json', 'prints.csv'].map((name) =>
    String(files.get(name)),
  );
  const name = `files/${number}_Fine-art-prints_5x5cm_3x_IMG_1.jpg`;
  for (const line of [
    `Order ${number}`,
    '2 files, 6 prints',
    'Fine art prints · Small square · 5x5cm · 3 copies of each',
    'Color: sRGB IEC61966-2.1, 300 dpi',
    `${name}  591 × 591 px, 300 dpi`,
  ])
    expect(sheet).toContain(line);
  const print = { file: name, photo: 'IMG_1.JPG', product: 'Fine art prints', size: 'Small square' };
  expect(JSON.parse(job ?? '')).toMatchObject({
    order: number,
    missing: [],
    prints: [
      { ...print, width_cm: 5, height_cm: 5, copies: 3, width_px: 591, dpi: 300, color: 'sRGB IEC61966-2.1' },
      { copies: 3 },
    ],
  });
  expect(table).toContain('file,photo,product,size,width_cm,height_cm,copies,');
  expect(table).toContain(
    `${name},IMG_1.JPG,Fine art prints,Small square,5,5,3,591,591,300,sRGB IEC61966-2.1,false`,
  );
  for (const text of [sheet, job, table]) expect(text).not.toMatch(/Noa|noa@/);
});

test('the sheet names the edits of each print in words, JSON and CSV, and none of a print as it is', async () => {
  await pictured(media.first(), 77);
  await pictured(media.second(), 78);
  const edited = { x: 0.5, y: 0.5, turn: 180, tilt: -2.5, bw: true };
  const { id, number } = await ordered(free('Small square', 5, 5), {
    medias: [media.first(), media.second()],
    crop: { [media.first()]: edited },
  });
  const files = await filesOf(id);
  const [sheet, job, table] = ['job-sheet.txt', 'job.json', 'prints.csv'].map((name) =>
    String(files.get(name)),
  );
  const file = (nr: number) => `files/${number}_Fine-art-prints_5x5cm_1x_IMG_${nr}.jpg`;
  const lines = sheet?.split('\r\n').filter((line) => line.includes('files/'));
  expect(lines?.[0]).toMatch(/ dpi, rotated 180°, straightened 2\.5°, black and white$/);
  expect(lines?.[1]).toBe(`  ${file(2)}  591 × 591 px, 300 dpi`);
  expect(JSON.parse(job ?? '').prints).toMatchObject([
    { black_and_white: true, rotated_degrees: 180, straightened_degrees: -2.5 },
    { black_and_white: false, rotated_degrees: 0, straightened_degrees: 0 },
  ]);
  expect(table).toContain(',black_and_white,rotated_degrees,straightened_degrees');
  expect(table).toMatch(/,true,180,-2\.5\r\n/);
});

test('a print keeps the size it was ordered in when its product changes; without sides it has all its pixels', async () => {
  await pictured(media.first(), 77);
  const sized = await ordered(free('Large', 5, 5), { medias: [media.first()] });
  await owner.put(`${PRODUCTS}/${sized.product}`, { options: [free('Large', 40, 40)] });
  expect([...(await filesOf(sized.id)).keys()][0]).toContain('_5x5cm_1x_');
  const plain = await ordered(free('On paper', null, null), { medias: [media.first()] });
  const files = await filesOf(plain.id);
  const [path = ''] = files.keys();
  expect(path).toContain('_On-paper_1x_IMG_1.jpg');
  const { width, height } = await sharp(files.get(path)).metadata();
  expect([width, height]).toEqual([900, 600]);
});

test('a deleted photograph is named as missing, and the rest is there', async () => {
  await pictured(media.first(), 77);
  const { id } = await ordered(free('Small', 5, 5), { medias: [media.first(), media.third()] });
  await sql('update shop_order_photos set media_id = null where media_id = $1', [media.third()]);
  const files = await filesOf(id);
  expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(1);
  expect(String(files.get('job-sheet.txt'))).toContain(
    '1 photo is missing (deleted or unreadable): IMG_3.JPG',
  );
  expect(JSON.parse(String(files.get('job.json'))).missing).toEqual(['IMG_3.JPG']);
});

test('the table of originals says which of them is missing', async () => {
  await pictured(media.first(), 77);
  const { id } = await ordered(free('Small', 5, 5), { medias: [media.first(), media.third()] });
  const [third] = await sql<{ sha256: string }>('select sha256 from media where id = $1', [media.third()]);
  const keep = (sha256: string | undefined) =>
    sql('update media set sha256 = $2 where id = $1', [media.third(), sha256]);
  await keep('f'.repeat(64));
  const files = await filesOf(id, orderArchive);
  await keep(third?.sha256);
  expect([...files.keys()].map((name) => name.split('/').at(-1))).toEqual(['IMG_1.JPG', 'order.csv']);
  const table = String(files.get('order.csv'));
  expect(table).toMatch(/,[^,]*copy of each\/IMG_1\.JPG/);
  expect(table).toMatch(/1 photo is missing \(deleted or unreadable\): [^\n]*IMG_3\.JPG/);
});

test('the originals have no print files, and an order without prints has none', async () => {
  const bytes = await pictured(media.first(), 77);
  const square = { medias: [media.first()], crop: { [media.first()]: { x: 1, y: 0.5 } } };
  const originals = await filesOf((await ordered(free('Square', 5, 5), square)).id, orderArchive);
  expect([...originals.keys()]).toEqual(['Fine art prints, Square, 1 copy of each/IMG_1.JPG', 'order.csv']);
  expect([...originals.values()][0]?.equals(bytes)).toBe(true);
  const product = await sell({
    name: 'File',
    kind: 'digital',
    options: [{ id: 'own', name: '', amount: 0 }],
  });
  const { json } = await order(client, { lines: [{ product, medias: [media.first()] }], total: 0 });
  const id = String(json.id);
  expect((await owner.get(`/api/x/shop/orders/${id}/prints`)).status).toBe(404);
  expect((await owner.get(`/api/x/shop/orders/${id}/photos`)).status).toBe(200);
});

test('edits beyond their limits are refused, and nothing is ordered', async () => {
  const product = await sell(PRINT);
  for (const edit of [{ tilt: 30 }, { zoom: 9 }, { turn: 45 }, { filter: 'sepia' }]) {
    const line = { product, medias: [media.first()], crop: { [media.first()]: { x: 0.5, y: 0.5, ...edit } } };
    const placed = await order(client, { lines: [line], total: 0 });
    expect(placed.status).toBe(422);
  }
});
