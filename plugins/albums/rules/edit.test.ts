import { expect, test } from 'vitest';
import { rewriteText } from './captions';
import { addCover } from './cover';
import { type AlbumDocument, documentSchema, styleSchema, usedIn } from './document';
import {
  addSpread,
  addToSpread,
  cellsAsShares,
  findFrame,
  frameOf,
  layAgain,
  layByCells,
  moveSpread,
  onFrame,
  onText,
  putPhoto,
  removeSpread,
  setStyle,
  takeOff,
} from './edit';
import { formatSchema } from './format';
import { CM } from './lengths';
import { addText, moveText } from './place-text';
import { isGrave, preflight } from './preflight';

const id = (at: number) => `0199aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`;
const photos = new Map(
  Array.from({ length: 20 }, (_, at) => [
    id(at),
    { id: id(at), width: 6000, height: 4000, focal: null, picked: true },
  ]),
);
let last = 0;
const newId = () => `n${++last}`;
const empty: AlbumDocument = {
  ...{ v: 1, spine: 'left', style: styleSchema.parse({}) },
  format: formatSchema.parse({ width: 30 * CM, height: 30 * CM }),
  spreads: [],
};
const two = () => {
  const begun = addSpread(addSpread(empty, null, 'a'), 'a', 'b');
  return layAgain(
    layAgain(begun, 'a', [id(0), id(1)], photos, newId),
    'b',
    [id(2), id(3), id(4)],
    photos,
    newId,
  );
};
const mediasAt = (document: AlbumDocument, spread: string) =>
  document.spreads.find((one) => one.id === spread)?.frames.map(({ media }) => media);
const valid = (document: AlbumDocument) => expect(documentSchema.safeParse(document).error).toBeUndefined();

test('a photograph dropped on another exchanges places with it, and both get a fresh crop', () => {
  const document = two();
  const at = frameOf(document, id(3));
  if (!at) throw new Error('The photograph is in no frame');
  const changed = putPhoto(document, at, id(0), photos);
  expect(findFrame(changed, at)?.media).toBe(id(0));
  expect(mediasAt(changed, 'a')).toContain(id(3));
  expect(usedIn(changed).sort()).toEqual(usedIn(document).sort());
  valid(changed);
});

test('two photographs that exchange their places keep their edits; one from beside the album begins without', () => {
  const document = two();
  const [at, from] = [frameOf(document, id(3)), frameOf(document, id(0))];
  if (!at || !from) throw new Error('A photograph is in no frame');
  const edits = { crop: { cx: 0.3, cy: 0.6, zoom: 2 }, tilt: 3, turn: 90, bw: true } as const;
  const changed = putPhoto(onFrame(document, from, edits), at, id(0), photos);
  expect(findFrame(changed, at)).toMatchObject({ media: id(0), ...edits });
  expect(findFrame(changed, from)).toMatchObject({ media: id(3), tilt: 0, bw: false });
  expect(findFrame(putPhoto(changed, at, id(9), photos), at)).toMatchObject({
    media: id(9),
    tilt: 0,
    bw: false,
  });
  valid(changed);
});

test('a photograph from beside the album replaces one, which is free again', () => {
  const document = two();
  const at = frameOf(document, id(3));
  if (!at) throw new Error('The photograph is in no frame');
  const changed = putPhoto(document, at, id(9), photos);
  expect(usedIn(changed)).toContain(id(9));
  expect(usedIn(changed)).not.toContain(id(3));
});

test('a photograph moved to another spread leaves its own, and both are laid out again', () => {
  const changed = addToSpread(two(), 'b', id(0), photos, newId);
  expect(mediasAt(changed, 'a')).toEqual([id(1)]);
  expect(mediasAt(changed, 'b')).toHaveLength(4);
  valid(changed);
});

test('a full spread takes no more', () => {
  const full = layAgain(two(), 'b', [...photos.keys()].slice(2, 14), photos, newId);
  expect(addToSpread(full, 'b', id(0), photos, newId)).toBe(full);
});

test('taking off the last photograph leaves an empty spread; removing a spread frees its photographs', () => {
  const one = takeOff(two(), id(0), photos, newId);
  expect(mediasAt(takeOff(one, id(1), photos, newId), 'a')).toEqual([]);
  expect(usedIn(removeSpread(two(), 'b'))).toEqual([id(0), id(1)]);
});

test('a spread is moved to a place, and never out of the album', () => {
  const ids = (document: AlbumDocument) => document.spreads.map((one) => one.id);
  expect(ids(moveSpread(two(), 'b', 0))).toEqual(['b', 'a']);
  expect(ids(moveSpread(two(), 'a', 9))).toEqual(['b', 'a']);
});

test('an own template brings its places back, in shares of the spread', () => {
  const document = two();
  const spread = document.spreads[1];
  if (!spread) throw new Error('The spread is gone');
  const changed = layByCells(document, 'b', cellsAsShares(spread, document), photos, newId);
  expect(mediasAt(changed, 'b')).toEqual(mediasAt(document, 'b'));
  changed.spreads[1]?.frames.forEach((frame, at) => {
    expect(Math.abs(frame.x - (spread.frames[at]?.x ?? 0))).toBeLessThanOrEqual(1);
  });
  valid(changed);
});

test('an own template is mirrored in a book bound at the other side, as the built-in ones are', () => {
  const bound = (spine: 'left' | 'right') => {
    const begun = { ...empty, spine, spreads: addSpread(empty, null, 'a').spreads };
    return layAgain(begun, 'a', [id(0), id(1), id(2)], photos, newId);
  };
  const placesOf = ({ spreads }: AlbumDocument) => spreads[0]?.frames.map(({ x, y, w, h }) => [x, y, w, h]);
  for (const [of, to] of [
    ['left', 'right'],
    ['right', 'left'],
    ['right', 'right'],
  ] as const) {
    const [from, into] = [bound(of), bound(to)];
    const [spread] = from.spreads;
    if (!spread) throw new Error('The spread is gone');
    const changed = layByCells(into, 'a', cellsAsShares(spread, from), photos, newId);
    const [own, built] = [placesOf(changed), placesOf(into)];
    expect(mediasAt(changed, 'a')).toEqual(mediasAt(from, 'a'));
    own?.flat().forEach((value, at) => {
      expect(Math.abs(value - (built?.flat()[at] ?? 0)), `${of} to ${to}`).toBeLessThanOrEqual(2);
    });
    valid(changed);
  }
});

test('a caption begins on the page that has more room, of two empty ones on the first that is read', () => {
  const document = two();
  const { width } = document.format;
  const on = (page: number) => ({
    ...document,
    spreads: document.spreads.map((spread) => ({
      ...spread,
      frames: spread.frames.slice(0, 1).map((frame) => ({ ...frame, x: page * width, w: width })),
    })),
  });
  const place = (begun: AlbumDocument) =>
    (addText(begun, 'a', 't', 'Maya').spreads[0]?.texts[0]?.x ?? 0) >= width ? 1 : 0;
  expect([place(on(0)), place(on(1))]).toEqual([1, 0]);
  const empty = { ...document, spreads: document.spreads.map((spread) => ({ ...spread, frames: [] })) };
  expect([place({ ...empty, spine: 'left' }), place({ ...empty, spine: 'right' })]).toEqual([0, 1]);
});

test('a caption begins where no photograph is, if there is such a place', () => {
  const document = two();
  const { width, height } = document.format;
  const spreads = document.spreads.map((spread) => ({
    ...spread,
    frames: [0, 1].flatMap((page) =>
      spread.frames.slice(page, page + 1).map((frame) => ({
        ...frame,
        x: page * width,
        y: Math.round(height / 4),
        w: width,
        h: height - Math.round(height / 4),
      })),
    ),
  }));
  const [caption] = addText({ ...document, spreads }, 'a', 't', 'Maya').spreads[0]?.texts ?? [];
  expect((caption?.y ?? height) + (caption?.h ?? 0)).toBeLessThanOrEqual(Math.round(height / 4));
});

test('a caption is moved by its keys, and stays on the spread', () => {
  const begun = addText(two(), 'a', 't', 'Maya');
  const { width, height } = begun.format;
  const at = (of: AlbumDocument) => of.spreads[0]?.texts[0];
  const moved = moveText(begun, 'a', 't', { x: 0.01, y: -0.01 });
  expect(at(moved)).toMatchObject({
    x: (at(begun)?.x ?? 0) + width / 100,
    y: (at(begun)?.y ?? 0) - height / 100,
  });
  const far = at(moveText(begun, 'a', 't', { x: 9, y: 9 }));
  expect([(far?.x ?? 0) + (far?.w ?? 0), (far?.y ?? 0) + (far?.h ?? 0)]).toEqual([2 * width, height]);
  expect(moveText(begun, 'a', 'none', { x: 1, y: 1 })).toBe(begun);
});

test('a caption grows with its lines, and moves up where it would leave the page', () => {
  const begun = addText(two(), 'a', 't', 'Maya');
  const { height } = begun.format;
  const captionIn = (of: AlbumDocument) => {
    const [caption] = of.spreads[0]?.texts ?? [];
    if (!caption) throw new Error('The caption is gone');
    return caption;
  };
  const { w, size } = captionIn(begun);
  const one = rewriteText(begun, 'a', 't', { text: 'Maya & Jonathan' });
  const twoLines = rewriteText(begun, 'a', 't', { text: 'Maya & Jonathan\nSeptember 2026' });
  const long = rewriteText(begun, 'a', 't', { text: 'Maya Rachel and Jonathan David '.repeat(9) });
  expect(captionIn(twoLines).h).toBe(2 * captionIn(one).h);
  expect(captionIn(long).h).toBeGreaterThanOrEqual(Math.ceil((279 * size * 0.5) / w) * size * 1.35);
  for (const of of [one, twoLines, long, rewriteText(twoLines, 'a', 't', { size: 40_000 })]) {
    const { y, h } = captionIn(of);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + h).toBeLessThanOrEqual(height);
    valid(of);
  }
  expect(rewriteText(begun, 'a', 'none', { text: 'x' })).toBe(begun);
});

test('another typeface of the album changes the captions that had its own, the cover’s too', () => {
  const begun = addText(addText(two(), 'a', 't', 'Maya'), 'b', 'u', 'Noa');
  const own = onText(begun, 'b', 'u', { face: 'sans' });
  const front = { spine: 9_000, wrap: 9_000, title: 'Maya', photo: null };
  const covered = addCover(own, front, newId);
  const changed = setStyle(covered, { ...covered.style, face: 'sans' });
  const faces = ({ spreads, cover }: AlbumDocument) =>
    [...spreads, ...(cover ? [cover.spread] : [])].flatMap(({ texts }) => texts.map(({ face }) => face));
  expect(faces(covered)).toEqual(['serif', 'sans', 'serif']);
  expect(faces(changed)).toEqual(['sans', 'sans', 'sans']);
  expect(faces(setStyle(changed, covered.style))).toEqual(['serif', 'serif', 'serif']);
  valid(changed);
});

test('what is wrong before printing is named: too few pixels, an empty frame, text over the fold, unplaced picks', () => {
  const small = new Map(photos).set(id(0), { ...photos.get(id(0)), width: 600, height: 400 } as never);
  const document = addText(two(), 'a', 't', 'Maya');
  const kinds = (of: AlbumDocument, from = photos) =>
    [...new Set(preflight(of, from, { least: 3, most: 9, cover: 'linen' }).map(({ kind }) => kind))].sort();
  expect(kinds(document)).toEqual(['few_spreads', 'unplaced']);
  expect(kinds(document, small)).toContain('unsharp');
  const [spread] = document.spreads;
  if (!spread) throw new Error('The spread is gone');
  const broken = {
    ...document,
    spreads: [
      {
        ...spread,
        frames: spread.frames.map((frame, at) => (at === 0 ? { ...frame, media: null } : frame)),
        texts: spread.texts.map((one) => ({ ...one, x: 250_000, w: 100_000 })),
      },
    ],
  };
  expect(kinds(broken)).toEqual(['empty', 'few_spreads', 'text', 'unplaced']);
});

test('open notes of clients are checked first, and never keep an album from being printed', () => {
  const product = { least: 1, most: 9, cover: 'linen' };
  const [first, ...rest] = preflight(two(), photos, product, 3);
  expect(first).toEqual({ kind: 'notes', spread: null, frame: null, value: 3 });
  expect(rest).toEqual(preflight(two(), photos, product));
  expect(first && isGrave(first)).toBe(false);
});
