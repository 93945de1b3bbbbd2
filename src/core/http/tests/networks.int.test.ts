import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, type Project } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { ENTRY_ADDRESS_TRIES, ENTRY_BLOCK_TRIES, ENTRY_TRIES } from '@/core/constants';
import { pool } from '@/core/db/pool';
import { countTry, guardTries } from '../tries';

const app = await openTestApp();
// Addresses are those that a proxy in front sends.
process.env.TRUST_PROXY = '1';
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  project = await makeProject(await makeStudio());
  return () => {
    process.env.TRUST_PROXY = '0';
  };
});

const enter = async (address: string, code: string) => {
  const answer = await fetch(`${app.origin}/client_access`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ code }),
  });
  return ((await answer.json()) as { code?: string }).code ?? answer.status;
};
const clear = () => pool().query('delete from tries');

test('wrong codes from changing addresses of one /64 are refused like those of one address', async () => {
  await clear();
  const codes: unknown[] = [];
  for (let i = 0; i <= ENTRY_TRIES; i += 1) codes.push(await enter(`2001:db8:1:2:${i}::1`, 'WRONG-CODE-1'));
  expect(codes.slice(0, ENTRY_TRIES)).toEqual(Array(ENTRY_TRIES).fill('WRONG_PROJECT_CODE'));
  expect(codes.at(-1)).toBe('TOO_MANY_TRIES');
  // The neighbor's network, and one of IPv4, go on.
  expect(await enter('2001:db8:1:3::1', project.code)).toBe(200);
  expect(await enter('203.0.113.7', project.code)).toBe(200);
  expect(await enter('2001:db8:1:2:ffff::1', project.code)).toBe('TOO_MANY_TRIES');
});

test('a new browser for each attempt does not bypass the limit within a /64', async () => {
  await clear();
  for (let i = 0; i < ENTRY_ADDRESS_TRIES; i += 1)
    await countTry('entry', { address: `2001:db8:1:2::${i.toString(16)}`, trySession: `browser ${i}` });
  const next = (address: string) => guardTries('entry', { address, trySession: 'another browser' });
  await expect(next('2001:db8:1:2::ffff')).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
  await expect(next('2001:db8:1:3::1')).resolves.toBeUndefined();
});

test('a new network for each attempt does not bypass the limit within a /48', async () => {
  await clear();
  for (let i = 0; i < ENTRY_BLOCK_TRIES; i += 1)
    await countTry('entry', { address: `2001:db8:9:${i.toString(16)}::1`, trySession: '' });
  const next = (address: string) => guardTries('entry', { address, trySession: '' });
  await expect(next('2001:db8:9:ffff::1')).rejects.toMatchObject({
    code: 'TOO_MANY_TRIES',
    retryAfter: expect.any(Number),
  });
  await expect(next('2001:db8:a::1')).resolves.toBeUndefined();
  // Each kind of try has a count of its own.
  await expect(guardTries('sign-in', { address: '2001:db8:9::1', trySession: '' })).resolves.toBeUndefined();
});
