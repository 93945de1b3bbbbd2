import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, type Project } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, expect, test } from 'vitest';
import { useCaptcha } from '../verifier';

const app = await openTestApp();
let project: Project;
beforeAll(async () => {
  await startWeb(app);
  project = await makeProject(await makeStudio());
});

async function solved(who: Browser): Promise<{ challenge: Challenge; solution: object }> {
  const { challenge } = (await who.get('/captcha')).json as unknown as { challenge: Challenge };
  return { challenge, solution: (await solveChallenge({ challenge, deriveKey })) ?? {} };
}
const token = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

test('after ten wrong codes a proof of work opens one try, and each proof is good once', async () => {
  const who = new Browser(app.origin);
  const enter = (code: string, recaptcha_token?: string) =>
    who.post('/client_access', { code, recaptcha_token });
  for (let i = 0; i < 10; i++) await enter(`WRONG${i}XX`);
  expect((await enter(project.code)).status).toBe(429);
  const proof = await solved(who);
  const harder = { ...proof.challenge, parameters: { ...proof.challenge.parameters, keyPrefix: 'ff' } };
  for (const bad of [
    'x',
    token({}),
    token({ ...proof, challenge: harder }),
    token({ ...proof, solution: { ...proof.solution, derivedKey: '00' } }),
  ])
    expect((await enter(project.code, bad)).status).toBe(429);
  const wrong = await enter('WRONGXXX', token(proof));
  expect(wrong.json.code).toBe('WRONG_PROJECT_CODE');
  expect((await enter(project.code, token(proof))).status).toBe(429);
  expect((await enter(project.code, token(await solved(who)))).status).toBe(200);
});

test('an expired proof, or one cheaper than required, is refused', async () => {
  const who = new Browser(app.origin);
  for (let i = 0; i < 10; i++) await who.post('/client_access', { code: `WRONG${i}XX` });
  const { challenge } = await solved(who);
  for (const parameters of [
    { ...challenge.parameters, cost: 1 },
    { ...challenge.parameters, expiresAt: 1 },
  ]) {
    const changed = { ...challenge, parameters };
    const solution = await solveChallenge({ challenge: changed, deriveKey });
    const answer = await who.post('/client_access', {
      code: project.code,
      recaptcha_token: token({ challenge: changed, solution: solution ?? {} }),
    });
    expect(answer.status).toBe(429);
  }
});

// Last: it replaces the proof of work.
test('another verifier can be used: its challenge is sent, and its verdict counts', async () => {
  useCaptcha({
    id: 'other',
    challenge: async () => ({ kind: 'other', site: 'key' }),
    verify: async (token) => token === 'yes',
  });
  const who = new Browser(app.origin);
  for (let i = 0; i < 10; i++) await who.post('/client_access', { code: `WRONG${i}XX` });
  expect((await who.get('/captcha')).json).toEqual({ kind: 'other', site: 'key' });
  const enter = (recaptcha_token: string) =>
    who.post('/client_access', { code: project.code, recaptcha_token });
  expect([(await enter('no')).status, (await enter('yes')).status]).toEqual([429, 200]);
});
