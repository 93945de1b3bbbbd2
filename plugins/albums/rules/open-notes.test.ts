import { expect, test } from 'vitest';
import { documentSchema } from './document';
import { formatSchema } from './format';
import { nextNote, openNotes, spreadOfNote } from './open-notes';
import { notesOn } from './proof-notes';
import type { PinView } from './wire';

const document = documentSchema.parse({
  v: 1,
  format: formatSchema.parse({ width: 300_000, height: 300_000 }),
  style: {},
  spine: 'left',
  spreads: ['a', 'b', 'c'].map((id) => ({ id, frames: [] })),
});
const note = (spread: string, more: Partial<PinView> = {}): PinView => ({
  ...{ id: spread, round: 1, spread, x: 0.5, y: 0.5, text: 'Lighter', swap_out: null, swap_in: null },
  ...{ studio: false, name: null, mine: false, resolved: false, at: '2027-04-01T10:00:00Z', ...more },
});

test('clients’ open notes are counted at their spreads; those of a removed spread at the first one', () => {
  const pins = [
    note('c'),
    note('b', { resolved: true }),
    note('b', { studio: true }),
    note('c'),
    note('gone'),
  ];
  expect([...openNotes(document, pins)]).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
  expect(spreadOfNote(document, note('gone'))).toBe('a');
  expect(spreadOfNote({ ...document, spreads: [] }, note('gone'))).toBeNull();
});

test('an approval is without all notes of clients on its proof, done or not', () => {
  const pins = [
    note('a'),
    note('b', { resolved: true }),
    note('c', { studio: true }),
    note('d', { round: 2 }),
  ];
  expect(notesOn(pins, 1).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('the next note is on a later spread, and after the last one on the first', () => {
  const notes = openNotes(document, [note('b'), note('c')]);
  expect(nextNote(document, notes, null)).toBe('b');
  expect(nextNote(document, notes, 'b')).toBe('c');
  expect(nextNote(document, notes, 'c')).toBe('b');
  expect(nextNote(document, new Map([['b', 1]]), 'b')).toBe('b');
  expect(nextNote(document, new Map(), 'b')).toBeNull();
});
