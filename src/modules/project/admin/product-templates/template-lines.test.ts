import { expect, test } from 'vitest';
import { emptyLine, itemsOf, linesOf } from './template-lines';

const price = { amount: 1500, currency: 'ILS' } as const;
const items = [
  {
    name: 'Album',
    minphotos: 20,
    maxphotos: 30,
    extra_price: price,
    from_favourites: true,
    closes_after: 30,
  },
  { name: 'Cover', minphotos: null, maxphotos: 1, among: 0 },
];

test('a template survives the round trip through its form', () => {
  expect(itemsOf(linesOf(items))).toEqual(items);
});

test('a cascade follows its line when another is removed, and ends when its own is', () => {
  const lines = [emptyLine('x'), ...linesOf(items)].map((line) => ({ ...line, name: line.name || 'Print' }));
  expect(itemsOf(lines)[2]?.among).toBe(1);
  expect(itemsOf(lines.slice(1))[1]?.among).toBe(0);
  expect(itemsOf(lines.filter(({ key }) => key !== '0'))[1]).toEqual(
    items[1] && { ...items[1], among: undefined },
  );
});

test('an empty line contains a name alone', () => {
  expect(itemsOf([emptyLine('a')])).toEqual([{ name: '', minphotos: null, maxphotos: null }]);
});
