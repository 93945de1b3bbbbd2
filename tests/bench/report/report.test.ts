import { expect, test } from 'vitest';
import { isMet, type Line } from './line';
import { median, range, show } from './stats';
import { drawTable, drawVerdict } from './table';

const line = (more: Partial<Line>): Line => ({ what: 'list', unit: 'req/s', ours: [3, 1, 2], ...more });

test('the median is the middle, or the mean of the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7])]).toEqual([2, 2.5, 7]);
});

test('numbers are rounded to their significant digits', () => {
  expect([show(1234.5), show(9.66), show(0.0123), show(7), show(Number.NaN)]).toEqual([
    '1,235',
    '9.7',
    '0.012',
    '7',
    '–',
  ]);
  expect([range([3, 1]), range([3])]).toEqual(['1–3', '']);
});

test('the median decides a budget: absolute, or by the limit measured beside it', () => {
  const limit = { what: 'bare', rounds: [4, 4, 4] };
  expect([
    isMet(line({ must: { atLeast: 2 } })),
    isMet(line({ must: { atLeast: 2.1 } })),
    isMet(line({ must: { atMost: 2 } })),
    isMet(line({ must: { atMost: 1.9 } })),
    isMet(line({ limit, must: { share: 0.5 } })),
    isMet(line({ limit, must: { share: 0.6 } })),
    isMet(line({ must: { share: 0.6 } })),
    isMet(line({ limit: { what: 'bare', rounds: [1] }, must: { times: 2 } })),
    isMet(line({ limit: { what: 'bare', rounds: [1] }, must: { times: 1.9 } })),
    isMet(line({ limit: { what: 'bare', rounds: [1] }, must: { above: 1 } })),
    isMet(line({ limit: { what: 'bare', rounds: [1] }, must: { above: 0.9 } })),
    isMet(line({})),
  ]).toEqual([true, false, true, false, true, false, false, true, false, true, false, null]);
});

test('table and verdict say which budgets are not met', () => {
  const lines = [line({ must: { atLeast: 1 } }), line({ what: 'page', must: { atLeast: 5 }, note: 'slow' })];
  expect(drawVerdict(lines)).toBe('1 of 2 budgets met; not met: page (2).');
  expect(drawVerdict([line({ must: { atLeast: 1 } })])).toBe('1 of 1 budgets met.');
  expect(drawTable(lines)).toContain('- page: slow');
  expect(drawTable(lines).split('\n')[3]).toMatch(/page .*NO/);
});
