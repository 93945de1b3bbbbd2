import { withHashing } from '@root/tests/helpers/known-password';
import { expect, test } from 'vitest';
import { checkPassword, keepPassword } from '../password';

const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

test('an unknown address needs as much work as a wrong password, as a ratio', async () => {
  const kept = await keepPassword('the right one');
  const times = { known: [] as number[], unknown: [] as number[] };
  // This process's time on the processor: other processes of a busy machine lengthen any other clock. Alternating, so that what
  // this process does beside it affects both.
  for (let i = 0; i < 7; i++) {
    for (const [who, row] of [
      ['known', kept],
      ['unknown', null],
    ] as const) {
      const began = process.cpuUsage();
      expect(await withHashing(() => checkPassword(row, 'a wrong one'))).toBe(false);
      const { user, system } = process.cpuUsage(began);
      times[who].push(user + system);
    }
  }
  const ratio = median(times.unknown) / median(times.known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
}, 60_000);
