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

test('a template goes into its form and comes out of it as it was', () => {
  expect(itemsOf(linesOf(items))).toEqual(items);
});

test('a cascade follows its line where another is taken out, and ends with it', () => {
  const lines = [emptyLine('x'), ...linesOf(items)].map((line) => ({ ...line, name: line.name || 'Print' }));
  expect(itemsOf(lines)[2]?.among).toBe(1);
  expect(itemsOf(lines.slice(1))[1]?.among).toBe(0);
  expect(itemsOf(lines.filter(({ key }) => key !== '0'))[1]).toEqual(
    items[1] && { ...items[1], among: undefined },
  );
});

test('a line nobody filled says a name alone', () => {
  expect(itemsOf([emptyLine('a')])).toEqual([{ name: '', minphotos: null, maxphotos: null }]);
});
