import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startChoices } from './start-choices';

const photos = (count: number) => Array.from({ length: count }, (_, nr) => `m${nr}`);

test.each([
  // count, most, extra, agreed, own → choices
  [0, 12, false, 3, 5, ['all 3 0', 'own 5 0']],
  [0, 12, false, 0, 5, ['own 5 0']],
  [0, 4, false, 3, 5, ['all 3 0', 'own 5 1']],
  [0, 4, true, 3, 5, ['all 3 0', 'own 5 0']],
  [0, null, false, 30, 50, ['all 30 0', 'own 50 0']],
  [0, 12, false, 0, 0, []],
  [1, 12, false, 3, 5, []],
] as const)(
  'with %d of %s picked (extra %s), %d agreed on and %d favorites: %j',
  (count, maxphotos, extra, all, own, said) => {
    const choices = startChoices({ count, maxphotos, extra }, { all: photos(all), own: photos(own) });
    expect(choices.map(({ of, medias, over }) => `${of} ${medias.length} ${over}`)).toEqual(said);
  },
);

test('a choice without excess stays within the limit, and any excess is exact', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), fc.integer({ min: 1, max: 60 }), (all, own, maxphotos) => {
      const room = { count: 0, maxphotos, extra: false };
      for (const { medias, over } of startChoices(room, { all: photos(all), own: photos(own) })) {
        expect(medias.length - over).toBeLessThanOrEqual(maxphotos);
        if (over > 0) expect(medias.length - over).toBe(maxphotos);
      }
    }),
  );
});
