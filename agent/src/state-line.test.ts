import { expect, test } from 'vitest';
import { type StateFacts, stateLine } from './state-line';

const read = { trouble: null, read: true };
const idle: StateFacts = {
  ...{ paused: false, offline: false, allowed: true, pending: 0, refused: 0 },
  folders: [read],
};

test.each<[string, Partial<StateFacts>, string]>([
  ['everything done', {}, 'state_all'],
  ['no folder', { folders: [] }, 'state_add'],
  ['a missing folder', { folders: [read, { trouble: 'missing', read: true }] }, 'state_missing'],
  [
    'a missing folder, and photos that wait',
    { folders: [{ trouble: 'missing', read: true }], pending: 3 },
    'state_missing',
  ],
  ['an empty folder', { folders: [{ trouble: 'empty', read: true }] }, 'state_trouble'],
  ['a refused photo', { refused: 1 }, 'state_refused'],
  ['a refused photo while others wait', { refused: 1, pending: 2 }, 'state_uploading'],
  ['a pause', { paused: true, pending: 2 }, 'state_paused'],
  ['no connection', { offline: true }, 'state_offline'],
  ['a folder that is not read yet', { folders: [{ trouble: null, read: false }] }, 'state_reading'],
  ['a permission that is missing', { allowed: false, folders: [] }, 'state_scope'],
])('with %s the state line says so', (_name, facts, key) => {
  expect(stateLine({ ...idle, ...facts }).key).toBe(key);
});
