import { expect, test } from 'vitest';
import { type OwnSelection, selectionStep } from './own-step';

const NOW = new Date('2027-03-20T12:00:00Z');
const product = (more: Partial<OwnSelection['products'][number]> = {}) => ({
  ...{ maxphotos: 12, opens_on: null, closes_on: null, count: 0 },
  ...more,
});
const step = (products: OwnSelection['products'], done = false) =>
  selectionStep({ time_zone: 'UTC', done, products }, NOW);
const over = { closes_on: '2027-03-19' };
const later = { opens_on: '2027-04-01' };

test.each([
  [
    'nothing chosen',
    [product(), product({ maxphotos: 1 })],
    { state: 'choose', count: 0, room: 13, day: null },
  ],
  [
    'more than a product holds counts up to its limit',
    [product({ count: 14 }), product({ maxphotos: 1 })],
    { state: 'choose', count: 12, room: 13, day: null },
  ],
  [
    'one product without a limit',
    [product({ count: 12 }), product({ maxphotos: null, count: 40 })],
    { state: 'choose', count: 52, room: null, day: null },
  ],
  [
    'the first of the last days, of open products alone',
    [product({ closes_on: '2027-05-01' }), product({ closes_on: '2027-04-01' }), product(over)],
    { state: 'choose', count: 0, room: 24, day: '2027-04-01' },
  ],
  ['full', [product({ count: 12 })], { state: 'send', count: 12, room: 12, day: null }],
  [
    'not open yet',
    [product({ opens_on: '2027-05-01' }), product(later)],
    { state: 'later', day: '2027-04-01' },
  ],
  ['closed', [product(over), product({ closes_on: '2027-03-01' })], { state: 'closed', day: '2027-03-19' }],
  ['closed, and one that opens', [product(over), product(later)], { state: 'later', day: '2027-04-01' }],
] as const)('%s', (_, products, expected) => {
  expect(step([...products])).toEqual(expected);
});

test('sent, whatever its products say', () => {
  expect(step([product(over)], true)).toEqual({ state: 'sent' });
});
