import { expect, test } from 'vitest';
import { wayBack } from './way-back';

test.each([
  ['no page', null, '/events/e1'],
  ['the entry at the root', 'https://keepers.test/?from=mail', '/events/e1'],
  ['another project', 'https://keepers.test/events/e10?gallery=g', '/events/e1'],
  ['an address that cannot be read', 'events/e1?gallery=g', '/events/e1'],
  ['the project', 'https://keepers.test/events/e1', '/events/e1'],
  ['one of its galleries', 'https://keepers.test/events/e1?gallery=g&page=2', '/events/e1?gallery=g&page=2'],
  ['its download page', 'https://keepers.test/events/e1/download', '/events/e1/download'],
  ['a code in the address', 'https://keepers.test/events/e1?c=CODE&gallery=g', '/events/e1?gallery=g'],
])('a person who entered from %s', (_, from, path) => {
  expect(wayBack(from, 'e1')).toBe(path);
});
