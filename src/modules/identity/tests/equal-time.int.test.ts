import { withHashing } from '@root/tests/helpers/known-password';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { checkPassword } from '../password';
import { findPerson } from '../queries/people';

const app = await openTestApp();
beforeAll(() => startTestApp(app));

/** CPU time that this process needs for one password check, in ms: unaffected by other processes. */
async function costOf(email: string): Promise<number> {
  const before = process.cpuUsage();
  const found = await findPerson(email);
  await withHashing(() => checkPassword(found, 'a wrong password'));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

test('a wrong password takes as long for an unknown address', async () => {
  const { email } = await makeUser();
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 5; i++) {
    known.push(await costOf(email));
    unknown.push(await costOf(`unknown-${i}@people.test`));
  }
  const ratio = middle(unknown) / middle(known);
  // The work is 600,000 rounds either way; without it the ratio would be about 0.01.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
  expect(await checkPassword(await findPerson(email), PASSWORD)).toBe(true);
});
