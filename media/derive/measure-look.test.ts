import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { deriveLook, deriveThumbnails } from './derive';
import { measureLook } from './measure-look';
import { probePhotograph } from './probe';
import { plain, useFolder } from './tests/make-photograph';

const write = useFolder();

/** A scene of soft shapes with fine detail, chosen by `seed`. */
async function scene(seed: number, { width = 900, height = 600 } = {}): Promise<Buffer> {
  const shapes = Array.from({ length: 24 }, (_, i) => {
    const at = (n: number) => (Math.sin(seed * 91.7 + i * 12.9898 + n * 78.233) * 43_758.5453) % 1;
    const part = (n: number) => Math.abs(at(n));
    const grey = Math.round(part(1) * 255);
    return `<ellipse cx="${part(2) * 900}" cy="${part(3) * 600}" rx="${40 + part(4) * 160}" ry="${30 + part(5) * 120}"
      fill="rgb(${grey},${Math.round(part(6) * 255)},${255 - grey})"/><path d="M${part(7) * 900} ${part(8) * 600}l60 8m-58 4l60 8m-58 4l60 8" stroke="#fff" stroke-width="1.5"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 900 600">
    <rect width="900" height="600" fill="#556"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten().png().toBuffer();
}
const look = (bytes: Buffer) => measureLook(sharp(bytes));
const apart = (a: string | null, b: string | null): number =>
  [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter((bit) => bit === '1').length;

describe('likeness', () => {
  test('stays near where a shot is moved, brighter or softer, and is far in another scene', async () => {
    const of = await look(await scene(1));
    expect(of.likeness).toMatch(/^[0-9a-f]{16}$/);
    const first = await scene(1);
    const variants = {
      moved: sharp(first).extract({ left: 30, top: 12, width: 860, height: 573 }),
      brighter: sharp(first).linear(1.25, 0),
      softer: sharp(first).blur(3),
      smaller: sharp(first).resize({ height: 300 }),
    };
    for (const variant of Object.values(variants))
      expect(apart(of.likeness, (await look(await variant.png().toBuffer())).likeness)).toBeLessThanOrEqual(
        14,
      );
    for (const seed of [2, 3, 4, 5])
      expect(apart(of.likeness, (await look(await scene(seed))).likeness)).toBeGreaterThan(18);
  });

  test('is null for a plain picture, of any size', async () => {
    expect(await look(await plain(900, 600, '#fff').png().toBuffer())).toEqual({
      likeness: null,
      sharpness: 0,
    });
    for (const [width, height] of [
      [1, 1],
      [16_000, 8],
      [3, 600],
    ] as const)
      expect((await look(await plain(width, height, '#369').png().toBuffer())).likeness).toBeNull();
  });
});

test('the sharper of two shots is found, whatever their exposure', async () => {
  const sharpOne = await look(
    await sharp(await scene(1))
      .linear(0.75, 0)
      .png()
      .toBuffer(),
  );
  const soft = await look(
    await sharp(await scene(1))
      .blur(0.8)
      .png()
      .toBuffer(),
  );
  const softer = await look(
    await sharp(await scene(1))
      .blur(3)
      .png()
      .toBuffer(),
  );
  expect(sharpOne.sharpness).toBeGreaterThan(soft.sharpness);
  expect(soft.sharpness).toBeGreaterThan(softer.sharpness);
});

test('a photograph is measured with its thumbnails, and from a stored thumbnail nearly the same', async () => {
  const path = await write(
    await sharp(await scene(6, { width: 3000, height: 2000 }))
      .jpeg()
      .toBuffer(),
  );
  const drawn = await deriveThumbnails(path, await probePhotograph(path));
  const later = await deriveLook(await write(drawn.s600.data));
  expect(apart(drawn.look.likeness, later.likeness)).toBeLessThanOrEqual(2);
  expect(later.sharpness / drawn.look.sharpness).toBeGreaterThan(0.8);
  expect(later.sharpness / drawn.look.sharpness).toBeLessThan(1.25);
});

test('a file that is no picture is refused', async () => {
  await expect(deriveLook(await write('no picture'))).rejects.toMatchObject({ code: 'PHOTO_BROKEN' });
});
