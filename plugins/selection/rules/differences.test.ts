import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from './differences';

const product = (id: string, ...picks: string[]) => ({ id, name: id.toUpperCase(), picks });

test('each product says what came and what went; one that is as it was says nothing', () => {
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

test('what was, without what went, and with what came, is what is', () => {
  const sets = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String));
  fc.assert(
    fc.property(sets, sets, (before, after) => {
      const [found] = differencesOf([product('a', ...before)], [product('a', ...after)]);
      const left = before.filter((one) => !found?.removed.includes(one));
      expect([...left, ...(found?.added ?? [])].sort()).toEqual([...after].sort());
    }),
  );
});
