import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWords } from '../fold-words';

const sql = sqlOf(await openTestApp());

const RANGES: [number, number][] = [
  [0x20, 0x7e],
  [0x01, 0x1f],
  [0xa0, 0x17f],
  [0x2b0, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x591, 0x5c7],
  [0x5d0, 0x5ea],
  [0x5ef, 0x5f4],
  [0x610, 0x670],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2460, 0x2473],
  [0xfb1d, 0xfb4f],
  [0xff01, 0xff5e],
  [0x1f300, 0x1f5ff],
];

const letter = fc
  .oneof(...RANGES.map(([first, last]) => fc.integer({ min: first, max: last })))
  .map((code) => String.fromCodePoint(code));

async function inDatabase(texts: string[]): Promise<string[]> {
  const rows = await sql<{ folded: string }>(
    'select keepers_fold(t) as folded from unnest($1::text[]) with ordinality as u(t, n) order by n',
    [texts],
  );
  return rows.map(({ folded }) => folded);
}

test('the database folds every letter like `foldWords`', async () => {
  const letters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => `a${String.fromCodePoint(first + i)}b`),
  );
  expect(await inDatabase(letters)).toEqual(letters.map(foldWords));
});

test('the database folds twenty thousand texts like `foldWords`', async () => {
  const any = fc.string({ unit: letter, minLength: 1, maxLength: 30 });
  const texts = fc.sample(any, { numRuns: 20_000, seed: 20_261_121 });
  const folded = await inDatabase(texts);
  expect(folded).toEqual(texts.map(foldWords));
  // Folding again changes nothing: what is stored is compared with what is typed.
  expect(folded.map(foldWords)).toEqual(folded);
});
