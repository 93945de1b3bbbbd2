import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from './differences';

const product = (id: string, ...picks: string[]) => ({ id, name: id.toUpperCase(), picks });

test('each product has its added and removed picks; an unchanged one is left out', () => {
  expect(
    differencesOf(
      [product('album', '1', '2'), product('cover', '1'), product('wall', '9')],
      [product('cover', '1'), product('album', '2', '3'), product('new', '4')],
    ),
  ).toEqual([
    { id: 'album', name: 'ALBUM', added: ['3'], removed: ['1'] },
    { id: 'new', name: 'NEW', added: ['4'], removed: [] },
    { id: 'wall', name: 'WALL', added: [], removed: ['9'] },
  ]);
});

test('the earlier picks without the removed and with the added ones equal the later picks', () => {
  const sets = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String));
  fc.assert(
    fc.property(sets, sets, (before, after) => {
      const [found] = differencesOf([product('a', ...before)], [product('a', ...after)]);
      const left = before.filter((one) => !found?.removed.includes(one));
      expect([...left, ...(found?.added ?? [])].sort()).toEqual([...after].sort());
    }),
  );
});
