import { expect, test } from 'vitest';
import { addCover } from './cover';
import { doSwap } from './do-swap';
import { type AlbumDocument, styleSchema } from './document';
import { addSpread, frameOf, layAgain, putPhoto, takeOff } from './edit';
import { formatSchema } from './format';
import { CM } from './lengths';
import { isSwapUndone, swapPlace } from './swap';

const photo = (id: string) => ({ id, width: 6000, height: 4000, focal: null });
const photos = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, photo(id)]));
let last = 0;
const newId = () => `n${++last}`;
const empty: AlbumDocument = {
  ...{ v: 1, spine: 'left', style: styleSchema.parse({}), spreads: [] },
  format: formatSchema.parse({ width: 30 * CM, height: 30 * CM }),
};
const two = layAgain(
  layAgain(addSpread(addSpread(empty, null, '1'), '1', '2'), '1', ['a', 'b'], photos, newId),
  '2',
  ['c', 'd'],
  photos,
  newId,
);
const pin = { spread: '1', swap_out: 'a', swap_in: 'e' };

test('the wanted photograph takes the frame of the one it replaces', () => {
  const at = frameOf(two, 'a');
  const swapped = doSwap(two, pin, photos);
  expect(frameOf(swapped, 'e')).toEqual(at);
  expect(frameOf(swapped, 'a')).toBeUndefined();
});

test('an exchange that is done and not in the album any more is undone', () => {
  const done = { ...pin, resolved: true };
  expect(isSwapUndone(doSwap(two, pin, photos), done)).toBe(false);
  expect(isSwapUndone(two, done)).toBe(true);
  expect(isSwapUndone(two, { ...done, resolved: false })).toBe(false);
  expect(isSwapUndone(takeOff(two, 'a', photos, newId), done)).toBe(false);
});

test('a wanted photograph that was placed meanwhile exchanges places with the other', () => {
  const swapped = doSwap(two, { ...pin, swap_in: 'c' }, photos);
  expect([frameOf(swapped, 'c')?.spread, frameOf(swapped, 'a')?.spread]).toEqual(['1', '2']);
});

test('a photograph that moved to another spread is replaced there', () => {
  const there = frameOf(two, 'c');
  if (!there) throw new Error('The photograph is in no frame');
  const moved = putPhoto(two, there, 'a', photos);
  expect(frameOf(doSwap(moved, pin, photos), 'e')?.spread).toBe('2');
});

test('of two places the one on the spread of the note is meant', () => {
  const covered = addCover(two, { spine: 9_000, wrap: 9_000, title: '', photo: photo('a') }, newId);
  expect(swapPlace(covered, pin)?.spread).toBe('1');
  expect(swapPlace(covered, { ...pin, spread: 'cover' })?.spread).toBe('cover');
  const swapped = doSwap(covered, { ...pin, spread: 'cover' }, photos);
  expect(swapped.cover?.spread.frames).toMatchObject([{ media: 'e' }]);
  expect(frameOf(swapped, 'a')?.spread).toBe('1');
});

test('nothing changes where the photograph is in no frame any more, or none is wanted', () => {
  const gone = takeOff(two, 'a', photos, newId);
  expect(doSwap(gone, pin, photos)).toBe(gone);
  expect(swapPlace(gone, pin)).toBeUndefined();
  expect(doSwap(two, { ...pin, swap_in: null }, photos)).toBe(two);
  expect(swapPlace(two, { ...pin, swap_out: null })).toBeUndefined();
});
