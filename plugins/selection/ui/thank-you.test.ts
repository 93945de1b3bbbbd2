import { expect, it } from 'vitest';
import { addressOf, coverPick } from './thank-you';

it.each([
  [null, null],
  ['  ', null],
  ['Maya', 'Maya'],
  ['Maya  Levi', 'Maya'],
  ['Maya & Jonathan', 'Maya & Jonathan'],
  ['Maya and Jonathan', 'Maya and Jonathan'],
  ['מאיה לוי', 'מאיה'],
  ['מאיה ויונתן', 'מאיה ויונתן'],
  ['Sandy Andersen', 'Sandy'],
])('%j is addressed as %j', (name, said) => {
  expect(addressOf(name)).toBe(said);
});

it('takes the cover from the first product of one photograph that has a pick', () => {
  const of = (maxphotos: number | null, ...medias: string[]) => ({
    maxphotos,
    picks: new Map(medias.map((media) => [media, { picked_by: null }])),
  });
  expect(coverPick([of(12, 'a'), of(1), of(1, 'b', 'c'), of(1, 'd')])).toBe('b');
  expect(coverPick([of(12, 'a'), of(null, 'b'), of(1)])).toBeNull();
});
