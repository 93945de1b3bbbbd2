import { placePhoto } from '@plugins/kit/internal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AlbumPlan, layAlbum, type PickedPhoto, spreadsFor } from './auto-layout';
import { type AlbumDocument, documentSchema, styleSchema } from './document';
import { extraOf } from './extra-spreads';
import { fillings, foldOf, subjectFault, templatesFor } from './fill-template';
import { albumProductSchema, formatSchema } from './format';
import { CM } from './lengths';
import { densityOf, subjectRect, withBleed } from './resolve';
import { cellsOf, PHOTOS_MOST, TEMPLATES } from './templates';

const style = styleSchema.parse({});
const format = formatSchema.parse({ width: 30 * CM, height: 30 * CM });
const look = { format, style, spine: 'left' as const };
const fresh = () => {
  let last = 0;
  return () => `i${++last}`;
};
const id = (at: number) => `0199aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`;

const formats = fc
  .record({
    width: fc.integer({ min: 12 * CM, max: 45 * CM }),
    height: fc.integer({ min: 12 * CM, max: 40 * CM }),
    bleed: fc.integer({ min: 0, max: 6000 }),
    safe: fc.integer({ min: 0, max: 12_000 }),
  })
  .map((one) => formatSchema.parse(one));
const styles = fc
  .record({ gap: fc.integer({ min: 0, max: 12_000 }), margin: fc.integer({ min: 0, max: 40_000 }) })
  .map((one) => styleSchema.parse(one));
const looks = fc.record({
  format: formats,
  style: styles,
  spine: fc.constantFrom('left', 'right'),
}) as fc.Arbitrary<Pick<AlbumDocument, 'format' | 'style' | 'spine'>>;
const share = fc.double({ min: 0, max: 1, noNaN: true });
const shape = fc.constantFrom(
  [6000, 4000],
  [4000, 6000],
  [5000, 5000],
  [8000, 3000],
  [3000, 4000],
  [900, 600],
);
const photo = (at: number) =>
  fc
    .record({
      shape,
      focal: fc.option(fc.record({ x: share, y: share })),
      weight: fc.constantFrom(0, 0, 0.5, 1),
      gap: fc.integer({ min: 0, max: 3_600_000 }),
      look: fc.constantFrom(null, 'a5a5f00f33cc9966', '5a5a0ff0cc336699'),
    })
    .map(
      ({ shape: [width, height], focal, weight, gap, look: likeness }): PickedPhoto => ({
        ...{ id: id(at), width: width as number, height: height as number, focal, weight, likeness },
        ...{ taken: at * 1000 + gap, gallery: at % 7 === 0 ? 'a' : 'b' },
      }),
    );
const photosOf = (min: number, max: number) =>
  fc.integer({ min, max }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => photo(at))));
const plans = fc.record({
  least: fc.integer({ min: 1, max: 6 }),
  most: fc.integer({ min: 6, max: 40 }),
  spreads: fc.option(fc.integer({ min: 1, max: 40 })),
  title: fc.constantFrom(null, 'מאיה ויונתן'),
}) as fc.Arbitrary<AlbumPlan>;

describe('templates', () => {
  test('are about 60, with ids of their own, for 1 to 12 photographs, each number with several framed ones', () => {
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(TEMPLATES.map((one) => one.id)).size).toBe(TEMPLATES.length);
    for (let count = 1; count <= PHOTOS_MOST; count++) {
      const all = templatesFor(count).filter(({ manner }) => manner === 'framed');
      expect(all.length, `${count} photographs`).toBeGreaterThanOrEqual(2);
    }
  });

  test('have places inside the spread that do not overlap, and only those across the fold cross it', () => {
    fc.assert(
      fc.property(looks, fc.constantFrom(...TEMPLATES), (of, template) => {
        const cells = cellsOf(template, of.format, of.style, of.spine === 'right');
        expect(cells).toHaveLength(template.count);
        cells.forEach((a, at) => {
          expect(a.x).toBeGreaterThanOrEqual(0);
          expect(a.y).toBeGreaterThanOrEqual(0);
          expect(a.x + a.w).toBeLessThanOrEqual(2 * of.format.width);
          expect(a.y + a.h).toBeLessThanOrEqual(of.format.height);
          expect(Math.min(a.w, a.h)).toBeGreaterThan(0);
          if (template.manner !== 'across')
            expect(a.x >= of.format.width || a.x + a.w <= of.format.width).toBe(true);
          for (const b of cells.slice(at + 1))
            expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
        });
      }),
    );
  });

  test('of a book bound at the right are mirrored: the first photograph is on the right page', () => {
    const template = TEMPLATES.find((one) => one.id === 'framed-one-stack');
    if (!template) throw new Error('The template is gone');
    const [left] = cellsOf(template, format, style, false);
    const [right] = cellsOf(template, format, style, true);
    expect(left?.x).toBeLessThan(format.width);
    expect(right?.x).toBe(2 * format.width - (left?.x ?? 0) - (left?.w ?? 0));
  });
});

describe('a photograph in a frame', () => {
  test('fills it at any crop, turn and angle, without leaving itself', () => {
    const frames = fc.record({
      x: fc.integer({ min: 0, max: 300_000 }),
      y: fc.integer({ min: 0, max: 200_000 }),
      w: fc.integer({ min: 1000, max: 300_000 }),
      h: fc.integer({ min: 1000, max: 300_000 }),
    });
    fc.assert(
      fc.property(
        frames,
        shape,
        share,
        share,
        fc.double({ min: 1, max: 8, noNaN: true }),
        fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
        fc.integer({ min: -15, max: 15 }),
        (frame, [width, height], cx, cy, zoom, turn, tilt) => {
          const placed = placePhoto(
            frame,
            { width: width as number, height: height as number },
            { crop: { cx, cy, zoom }, turn, tilt },
          );
          const { window, image } = placed;
          const [pw, ph] =
            turn === 90 || turn === 270
              ? [height as number, width as number]
              : [width as number, height as number];
          expect(window.x).toBeGreaterThanOrEqual(-1e-6);
          expect(window.y).toBeGreaterThanOrEqual(-1e-6);
          expect(window.x + window.w).toBeLessThanOrEqual(pw + 1e-6);
          expect(window.y + window.h).toBeLessThanOrEqual(ph + 1e-6);
          // Each corner of the frame, turned back by the angle, is on the photograph.
          const [mx, my] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
          const angle = (-tilt * Math.PI) / 180;
          for (const [dx, dy] of [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ] as const) {
            const [a, b] = [(dx * frame.w) / 2, (dy * frame.h) / 2];
            const x = mx + a * Math.cos(angle) - b * Math.sin(angle);
            const y = my + a * Math.sin(angle) + b * Math.cos(angle);
            expect(x).toBeGreaterThanOrEqual(image.x - 1e-3);
            expect(x).toBeLessThanOrEqual(image.x + image.w + 1e-3);
            expect(y).toBeGreaterThanOrEqual(image.y - 1e-3);
            expect(y).toBeLessThanOrEqual(image.y + image.h + 1e-3);
          }
        },
      ),
    );
  });

  test('goes over the trim on the sides that touch it alone', () => {
    expect(withBleed({ x: 0, y: 10, w: 300_000, h: 299_990 }, format)).toEqual({
      x: -3000,
      y: 10,
      w: 303_000,
      h: 302_990,
    });
    expect(withBleed({ x: 300_000, y: 0, w: 300_000, h: 100 }, format)).toEqual({
      x: 300_000,
      y: -3000,
      w: 303_000,
      h: 3100,
    });
  });

  test('has the density of its pixels', () => {
    const placed = placePhoto(
      { x: 0, y: 0, w: 254_000, h: 169_333 },
      { width: 3000, height: 2000 },
      { crop: { cx: 0.5, cy: 0.5, zoom: 1 }, turn: 0, tilt: 0 },
    );
    expect(densityOf(placed)).toBeCloseTo(300, 0);
  });
});

describe('a whole album in one press', () => {
  const lay = (
    photos: readonly PickedPhoto[],
    of: typeof look | Pick<AlbumDocument, 'format' | 'style' | 'spine'>,
    plan: AlbumPlan,
  ) => layAlbum(photos, of, plan, fresh());

  test('places every pick once, inside the spread, with no subject in the fold or the trim, for any photographs', () => {
    fc.assert(
      fc.property(looks, photosOf(1, 24), plans, (of, photos, plan) => {
        const spreads = lay(photos, of, plan);
        const document = documentSchema.safeParse({ v: 1, ...of, spreads });
        expect(document.error).toBeUndefined();
        const placed = spreads.flatMap(({ frames }) => frames.map(({ media }) => media));
        expect([...placed].sort()).toEqual(photos.map((one) => one.id).sort());
        expect(spreads.length).toBe(spreadsFor(photos.length, plan));
        for (const { frames } of spreads)
          for (const frame of frames) {
            const own = photos.find((one) => one.id === frame.media) as PickedPhoto;
            const fault = subjectFault(frame, own, of.format);
            expect(fault).not.toBe('fold');
            const framed = frame.x > 0 && frame.y > 0 && frame.x + frame.w < 2 * of.format.width;
            // Without a margin every template reaches the trim: a subject at the photograph's very edge is cut there.
            if (fault === 'cut') expect(framed || of.style.margin === 0).toBe(true);
          }
      }),
      { numRuns: 80 },
    );
  });

  test('keeps the order of its spreads: no photograph is on an earlier spread than one before it', () => {
    fc.assert(
      fc.property(photosOf(2, 20), plans, (photos, plan) => {
        const at = new Map(
          lay(photos, look, plan).flatMap(({ frames }, nr) =>
            frames.map(({ media }) => [media as string, nr] as const),
          ),
        );
        const places = photos.map((one) => at.get(one.id) as number);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  const wedding = (count: number): PickedPhoto[] =>
    Array.from({ length: count }, (_, at) => ({
      id: id(at),
      width: at % 3 === 0 ? 4000 : 6000,
      height: at % 3 === 0 ? 6000 : 4000,
      focal: at % 5 === 0 ? null : { x: 0.3 + (at % 4) * 0.1, y: 0.4 },
      weight: at % 9 === 0 ? 1 : 0,
      taken: Math.floor(at / 6) * 1_200_000 + at * 20_000,
      likeness: null,
      gallery: 'a',
    }));
  const plan = { least: 10, most: 40, spreads: 40, title: null };

  test('makes 40 spreads of 120 picks in less than 3 seconds', () => {
    const photos = wedding(120);
    const from = performance.now();
    const spreads = lay(photos, look, plan);
    expect(performance.now() - from).toBeLessThan(3000);
    expect(spreads).toHaveLength(40);
  });

  test('keeps scenes together, and gives an important photograph the largest place of its spread', () => {
    const spreads = lay(wedding(36), look, { ...plan, spreads: 12 });
    const scene = (media: string | null) => Math.floor(Number(media?.slice(-12)) / 6);
    const mixed = spreads.filter(({ frames }) => new Set(frames.map(({ media }) => scene(media))).size > 1);
    expect(mixed.length).toBeLessThanOrEqual(1);
    const heroes = spreads.flatMap(({ frames }) => {
      const area = (frame: (typeof frames)[number]) => frame.w * frame.h;
      const hero = frames.find(({ media }) => Number(media?.slice(-12)) % 9 === 0);
      return hero && frames.length > 1 ? [area(hero) >= 0.99 * Math.max(...frames.map(area))] : [];
    });
    expect(heroes.filter(Boolean).length).toBeGreaterThanOrEqual(0.7 * heroes.length);
  });

  test('does not repeat a template on the next spread where another suits', () => {
    const ids = lay(wedding(60), look, { ...plan, spreads: 20 }).map(({ template }) => template);
    const repeated = ids.filter((one, at) => at > 0 && one === ids[at - 1]).length;
    expect(repeated).toBeLessThanOrEqual(3);
  });

  test('writes the title in albums of every shape, where there are photographs for it', () => {
    const shapes: [number, number][] = [
      [30, 30],
      [40, 30],
      [20, 30],
    ];
    for (const [width, height] of shapes) {
      const of = { ...look, format: formatSchema.parse({ width: width * CM, height: height * CM }) };
      const photos = wedding(24);
      const [first] = lay(photos, of, { ...plan, spreads: null, title: 'Maya' });
      expect([width, height, first?.texts.map(({ text }) => text)]).toEqual([width, height, ['Maya']]);
    }
  });

  test('writes the title on an empty page of the first spread, also in Hebrew', () => {
    const [first] = lay(
      wedding(12),
      { ...look, spine: 'right' },
      { ...plan, spreads: 8, title: 'מאיה ויונתן' },
    );
    const [title] = first?.texts ?? [];
    expect(title?.text).toBe('מאיה ויונתן');
    for (const frame of first?.frames ?? [])
      expect(frame.x + frame.w <= (title?.x ?? 0) || frame.x >= (title?.x ?? 0) + (title?.w ?? 0)).toBe(true);
  });

  test('crosses the fold with photographs alone whose subject is known to be elsewhere', () => {
    const wide = { ...(wedding(1)[0] as PickedPhoto), width: 6000, height: 3000 };
    const across = (focal: PickedPhoto['focal']) =>
      fillings([{ ...wide, focal }], look).find(({ template }) => template.id === 'across-panorama')?.cost ??
      0;
    expect(across(null)).toBeGreaterThan(900);
    expect(across({ x: 0.5, y: 0.5 })).toBeGreaterThan(900);
    expect(across({ x: 0.25, y: 0.5 })).toBeLessThan(1);
    expect(
      subjectRect(
        placePhoto({ x: 0, y: 0, w: 600_000, h: 300_000 }, wide, {
          crop: { cx: 0.5, cy: 0.5, zoom: 1 },
          turn: 0,
          tilt: 0,
        }),
        { x: 0.5, y: 0.5 },
      )?.x,
    ).toBeLessThan(foldOf(format).x + 6000);
  });
});

describe('an album document', () => {
  const frame = { id: 'f', x: 0, y: 0, w: 1000, h: 1000, media: id(1), crop: { cx: 0.5, cy: 0.5, zoom: 1 } };
  const of = (frames: object[]) =>
    documentSchema.safeParse({ v: 1, ...look, spreads: [{ id: 's', frames }] });
  test.each<[string, object[], string | undefined]>([
    ['a frame inside', [frame], undefined],
    ['a frame outside', [{ ...frame, x: 599_500 }], 'outside'],
    ['a photograph twice', [frame, { ...frame, id: 'g' }], 'twice'],
    ['two frames of one id', [frame, { ...frame, media: id(2) }], 'repeated'],
  ])('with %s', (_, frames, problem) => {
    expect(of(frames).error?.issues[0]?.message).toBe(problem);
  });

  test('of a product whose most spreads are fewer than its fewest is refused', () => {
    const product = { name: 'A', width: 200_000, height: 200_000, least: 20, most: 10 };
    expect(albumProductSchema.safeParse(product).success).toBe(false);
  });
});

describe('spreads beyond the fewest', () => {
  const product = { least: 10, extra: { amount: 1_250, currency: 'USD' as const } };
  test.each([
    [10, product, null],
    [9, product, null],
    [13, product, { spreads: 3, least: 10, price: { amount: 3_750, currency: 'USD' } }],
    [13, { ...product, extra: null }, null],
    [13, null, null],
  ])('%i spreads of %j cost %j', (spreads, of, price) => expect(extraOf(spreads, of)).toEqual(price));
});

test.each([
  [19, 10],
  [10, 10],
  [60, 20],
  [200, 40],
  // Too few for the fewest spreads, which the editor says.
  [8, 4],
])('%i photographs suit %i spreads of an album of 10 to 40', (photos, spreads) => {
  expect(spreadsFor(photos, { least: 10, most: 40, spreads: null, title: null })).toBe(spreads);
});

test('a page that is too small makes no other length wrong; a safe distance is a quarter of it at most', () => {
  const wrong = (more: object) =>
    albumProductSchema
      .safeParse({ name: 'A', width: 200_000, height: 200_000, ...more })
      .error?.issues.map(({ path }) => path[0]) ?? [];
  expect(wrong({ width: 0 })).toEqual(['width']);
  expect(wrong({ width: 100_000, safe: 25_000 })).toEqual([]);
  expect(wrong({ width: 100_000, safe: 25_001 })).toEqual(['safe']);
});
