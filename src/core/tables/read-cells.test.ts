import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readCells, TABLE_LIMITS } from './read-cells';

const { characters, columns, rows } = TABLE_LIMITS;
const codeOf = async (text: string) => {
  const error = await readCells(text).catch((thrown: unknown) => thrown);
  const { code, params } = error as { code?: string; params?: object };
  return [code, params];
};
const lines = (count: number) => 'a,b\n'.repeat(count);

test('a table of the greatest width and length is read; the next column and the next row are refused', async () => {
  const wide = `${','.repeat(columns - 1)}\n`;
  expect((await readCells(`${wide}${wide}`))[1]?.cells).toHaveLength(columns);
  expect(await codeOf(`,${wide}`)).toEqual(['TABLE_TOO_WIDE', { limit: columns }]);
  // The header is one row more.
  expect(await readCells(lines(rows + 1))).toHaveLength(rows + 1);
  expect(await readCells(`${lines(rows + 1)}\n\n`)).toHaveLength(rows + 1);
  expect(await codeOf(lines(rows + 2))).toEqual(['TABLE_TOO_MANY_ROWS', { limit: rows }]);
  expect(await codeOf(lines(rows + 1).concat('a,b'))).toEqual(['TABLE_TOO_MANY_ROWS', { limit: rows }]);
  expect(await codeOf('x'.repeat(characters + 1))).toEqual(['TABLE_TOO_LONG', { limit: characters }]);
});

test('separators and line breaks in quotes are part of their cell', async () => {
  const cell = ',\n'.repeat(rows * 2);
  const read = await readCells(`name;note\nMaya;"${cell}""שלום"""\n`);
  expect(read).toEqual([
    { cells: ['name', 'note'], line: 1 },
    { cells: ['Maya', `${cell}"שלום"`], line: rows * 2 + 2 },
  ]);
});

test('letters of several bytes stay whole wherever the text is split', async () => {
  const name = 'שלום🌸'.repeat(20_000);
  for (const before of ['', 'a', 'ab', 'abc'])
    expect((await readCells(`${before}${name},x`))[0]?.cells).toEqual([`${before}${name}`, 'x']);
});

test.each([
  [',', 'TABLE_TOO_LONG', 3_900_000],
  [';', 'TABLE_TOO_LONG', 3_900_000],
  [',', 'TABLE_TOO_WIDE', characters],
  ['"', 'NOT_A_TABLE', characters - 1],
])('a text of %s alone is refused as %s', async (sign, code, length) => {
  expect((await codeOf(sign.repeat(length)))[0]).toBe(code);
});

test('other requests are answered while the largest table is read', async () => {
  const row = `${'x'.repeat(15)},`.repeat(40).slice(0, -1);
  const text = `${row}\n`.repeat(Math.floor(characters / (row.length + 1)));
  let turns = 0;
  let reading = true;
  const others = (async () => {
    for (; reading; turns += 1) await nextTurn();
  })();
  await readCells(text).finally(() => {
    reading = false;
  });
  await others;
  // At least one for each 32 KB.
  expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / (32 * 1024)));
});
