import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The table's rows: the first cells, and the tests that answer them. */
const rows = readFileSync('tests/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (#|class|fault) \|/.test(line))
  .map((line) => line.split(' | '))
  .map((cells) => ({ row: cells.slice(0, -1).join(' ').replace(/^\| /, ''), answer: cells.at(-1) ?? '' }));

/** Features that do not exist yet, by the folder they would have. */
const TO_COME: Record<string, string> = {
  reviews: 'reviews',
  websites: 'sites',
  payments: 'payments',
};

test('has a row for each of the twenty-nine classes', () => {
  const numbers = rows.flatMap(({ row }) => /^(\d+) /.exec(row)?.[1] ?? []).map(Number);
  expect(numbers).toEqual(Array.from({ length: 29 }, (_one, i) => i + 1));
});

describe.each(rows.map(({ row, answer }) => [row, answer] as const))('%s', (_row, answer) => {
  test('is answered by tests that exist, or waits for a feature that does not', () => {
    const waits = /^waits for ([\w ]+?) ?\|?$/.exec(answer)?.[1];
    if (waits) {
      const folder = `plugins/${TO_COME[waits]}/operations`;
      expect([waits, waits in TO_COME, existsSync(folder)]).toEqual([waits, true, false]);
      return;
    }
    const parts = answer.split('`').slice(1);
    expect(parts.length).toBeGreaterThan(0);
    for (let i = 0; i < parts.length; i += 2) {
      const file = parts[i] ?? '';
      expect([file, existsSync(file)]).toEqual([file, true]);
      const text = readFileSync(file, 'utf8');
      for (const [, name = ''] of (parts[i + 1] ?? '').matchAll(/"([^"]+)"/g))
        expect([file, name, text.includes(name)]).toEqual([file, name, true]);
    }
  });
});
