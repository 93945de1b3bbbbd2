import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesSince } from './changes';
import {
  addCover,
  COVER,
  changeSheet,
  coverOf,
  coverPhoto,
  eachSpread,
  firstHalf,
  mirrorCover,
  setSpine,
  sheetOf,
  sheetsOf,
} from './cover';
import { type AlbumDocument, documentSchema, styleSchema, usedIn } from './document';
import { addSpread, addToSpread, putPhoto, removeSpread } from './edit';
import { formatSchema } from './format';
import { CM, SPINE_MOST } from './lengths';
import { addText } from './place-text';
import { preflight } from './preflight';

const id = (at: number) => `0199aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`;
const photos = new Map(
  Array.from({ length: 4 }, (_, at) => [id(at), { id: id(at), width: 6000, height: 4000, focal: null }]),
);
let last = 0;
const newId = () => `n${++last}`;
const bound = (spine: 'left' | 'right'): AlbumDocument =>
  addToSpread(
    addSpread(
      {
        ...{ v: 1, spine, style: styleSchema.parse({}) },
        ...{ format: formatSchema.parse({ width: 30 * CM, height: 20 * CM }), spreads: [] },
      },
      null,
      'a',
    ),
    'a',
    id(0),
    photos,
    newId,
  );
const covered = (spine: 'left' | 'right' = 'left', width = 10_000) =>
  addCover(
    bound(spine),
    { spine: width, wrap: 15_000, title: 'Maya & Jonathan', photo: photos.get(id(0)) ?? null },
    newId,
  );
const valid = (document: AlbumDocument) => expect(documentSchema.safeParse(document).error).toBeUndefined();
const frameOf = (document: AlbumDocument) => {
  const [frame] = coverOf(document)?.spreads[0]?.frames ?? [];
  if (!frame) throw new Error('The cover has no frame');
  return frame;
};

describe('a cover', () => {
  test.each([
    ['left', 310_000, 610_000],
    ['right', 0, 300_000],
  ] as const)('of a book bound at the %s has photograph and title on its front', (spine, from, to) => {
    const document = covered(spine);
    valid(document);
    const [sheet] = sheetsOf(document);
    expect(sheet?.document.format).toMatchObject({ width: 305_000, height: 200_000, bleed: 15_000 });
    const { frames, texts } = sheet?.spread ?? { frames: [], texts: [] };
    expect(texts[0]?.text).toBe('Maya & Jonathan');
    for (const { x, w } of [...frames, ...texts]) {
      expect(x).toBeGreaterThanOrEqual(from);
      expect(x + w).toBeLessThanOrEqual(to);
    }
  });

  test('may show a photograph of the album again, but no photograph twice itself', () => {
    const document = covered();
    expect(usedIn(document)).toEqual([id(0)]);
    const twice = changeSheet(document, COVER, (now) => ({
      ...now,
      spreads: now.spreads.map((spread) => ({
        ...spread,
        frames: spread.frames.flatMap((frame) => [frame, { ...frame, id: 'again' }]),
      })),
    }));
    expect(documentSchema.safeParse(twice).error?.issues[0]?.message).toBe('twice');
  });

  test('is changed by the functions that change spreads, and the spreads stay as they are', () => {
    const document = covered();
    const at = { spread: COVER, frame: frameOf(document).id };
    const changed = changeSheet(document, COVER, (now) =>
      addText(putPhoto(now, at, id(2), photos), COVER, 't', 'Spring'),
    );
    valid(changed);
    expect(frameOf(changed).media).toBe(id(2));
    expect(changed.cover?.spread.texts.map(({ text }) => text)).toEqual(['Maya & Jonathan', 'Spring']);
    expect(changed.spreads).toBe(document.spreads);
    expect(changeSheet(document, COVER, (now) => now)).toBe(document);
    expect(changeSheet(document, COVER, (now) => removeSpread(now, COVER)).cover).toBeUndefined();
    expect(changeSheet(document, 'a', (now) => removeSpread(now, 'a')).spreads).toEqual([]);
    expect(sheetOf(document, 'a')).toBe(document);
  });

  test('with another spine keeps what is on its front there; every width is a valid document', () => {
    const document = covered();
    const wider = setSpine(document, 30_000);
    expect(frameOf(wider).x - frameOf(document).x).toBe(20_000);
    expect(frameOf(wider).w).toBe(frameOf(document).w);
    expect(setSpine(wider, 10_000)).toEqual(document);
    const width = fc.integer({ min: 0, max: SPINE_MOST });
    fc.assert(
      fc.property(width, width, fc.constantFrom('left', 'right'), (from, to, spine) => {
        const begun = covered(spine as 'left' | 'right', from);
        const across = changeSheet(begun, COVER, (now) => addToSpread(now, COVER, id(3), photos, newId));
        for (const one of [begun, across]) valid(setSpine(one, to));
      }),
      { numRuns: 60 },
    );
  });

  test('is mirrored for a book that is bound at the other side', () => {
    const document = covered();
    const mirrored = { ...mirrorCover(document), spine: 'right' as const };
    valid(mirrored);
    const [left, right] = [frameOf(document), frameOf(covered('right'))];
    expect(left.x).toBeGreaterThan(300_000);
    expect(frameOf(mirrored)).toMatchObject({ x: right.x, w: right.w });
  });

  test('counts as changed with its title, and without what it was where the spine is another', () => {
    const [before, changed] = [
      covered(),
      changeSheet(covered(), COVER, (now) => addText(now, COVER, 't', 'X')),
    ];
    const same = { ...before, spreads: changed.spreads };
    expect(changesSince(before, structuredClone(before))).toEqual([]);
    expect(changesSince(before, { ...same, cover: changed.cover })).toEqual([
      { spread: COVER, before: before.cover?.spread },
    ]);
    expect(changesSince(before, setSpine(before, 20_000))).toEqual([{ spread: COVER, before: null }]);
    const { cover: _, ...without } = before;
    expect(changesSince(before, without)).toEqual([]);
    expect(changesSince(without, before)).toEqual([{ spread: COVER, before: null }]);
    // Nothing is printed of an empty caption, nor of an empty place.
    const blank = changeSheet(before, COVER, (now) => addText(now, COVER, 'u', ' '));
    expect(changesSince(before, blank)).toEqual([]);
    const place = { ...frameOf(before), id: 'v', media: null };
    const emptied = eachSpread(before, (spread) => ({ ...spread, frames: [...spread.frames, place] }));
    expect(changesSince(before, emptied)).toEqual([]);
  });

  test('is seen from its front, and a spread from its first page', () => {
    expect((['left', 'right'] as const).map((bound) => firstHalf(bound, true))).toEqual(['right', 'left']);
    expect((['left', 'right'] as const).map((bound) => firstHalf(bound, false))).toEqual(['left', 'right']);
  });

  test('outside its own measures, or under another id, is refused', () => {
    const document = covered();
    const moved = (change: object) =>
      documentSchema.safeParse(
        changeSheet(document, COVER, (now) => ({
          ...now,
          spreads: now.spreads.map((one) => ({
            ...one,
            frames: one.frames.map((frame) => ({ ...frame, ...change })),
          })),
        })),
      ).error?.issues[0]?.message;
    expect(moved({ x: 609_500, w: 1000 })).toBe('outside');
    expect(moved({ x: 609_000, w: 1000 })).toBeUndefined();
    const [spread] = document.spreads;
    const renamed = { ...document, spreads: [{ ...spread, id: COVER }] };
    expect(documentSchema.safeParse(renamed).success).toBe(false);
  });

  test('is checked before printing, and missed where the product has a photo cover', () => {
    const product = { least: 1, most: 9, cover: 'photo' };
    const kinds = (of: AlbumDocument, known: Parameters<typeof preflight>[1] = photos) =>
      preflight(of, known, product).map(({ kind, spread }) => [kind, spread]);
    expect(kinds(bound('left'))).toEqual([['no_cover', null]]);
    expect(kinds(covered())).toEqual([]);
    const small = new Map([[id(0), { id: id(0), width: 600, height: 400, focal: null }]]);
    expect(kinds(covered(), small)).toContainEqual(['unsharp', COVER]);
    // A pick that is on the cover alone is not in the album yet.
    const picked = new Map([...photos].map(([key, one]) => [key, { ...one, picked: key === id(1) }]));
    const front = changeSheet(covered(), COVER, (now) =>
      putPhoto(now, { spread: COVER, frame: frameOf(now.cover ? now : covered()).id }, id(1), picked),
    );
    expect(kinds(front, picked).map(([kind]) => kind)).toContain('unplaced');
  });
});

test('a new cover has the photograph picked for it, else the most important one of the album, else of all', () => {
  const photo = (name: string, weight: number, src = 'x') => ({ id: name, weight, src });
  const photos = [photo('a', 0), photo('b', 1), photo('c', 0.5), photo('d', 0), photo('e', 1, '')];
  expect(coverPhoto(photos, ['a', 'c'], 'd')?.id).toBe('d');
  expect(coverPhoto(photos, ['a', 'c', 'e'], null)?.id).toBe('c');
  expect(coverPhoto(photos, [], null)?.id).toBe('b');
  expect(coverPhoto([photo('e', 1, '')], ['e'], 'e')).toBeNull();
});
