import { Browser } from '@root/tests/helpers/browser';
import { type OtherWeb, startOther } from '@root/tests/helpers/start-other';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { ENTRY_TRIES } from '@/core/constants';
import { pool } from '@/core/db/pool';
import { takeRate } from '../count-rates';
import { RATES } from '../rates';

const app = await openTestApp();
let other: OtherWeb;
let studio: Studio;
let project: Project;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  other = await startOther(app);
  studio = await makeStudio('Studio of a wedding');
  project = await makeProject(studio, { medias: 1 });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

/** The same browser at the other process. */
function elsewhere(browser: Browser): Browser {
  const there = new Browser(other.origin);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
}

const wrongCode = (browser: Browser) => browser.post('/client_access', { code: 'WRONG-CODE-1' });

describe('what is counted in one process is counted in all', () => {
  test('wrong codes: the eleventh is refused by every process', async () => {
    const here = new Browser(app.origin);
    await here.get('/csrf');
    const there = elsewhere(here);
    for (let i = 0; i < ENTRY_TRIES; i++)
      expect((await wrongCode(i % 2 ? here : there)).json.code).toBe('WRONG_PROJECT_CODE');
    for (const browser of [here, there]) {
      const refused = await wrongCode(browser);
      expect([refused.status, refused.json.code]).toEqual([429, 'TOO_MANY_TRIES']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('wrong passwords: the lock applies in both', async () => {
    const victim = await makeStudio('Studio of a victim');
    const attacker = new Browser(app.origin);
    await attacker.get('/csrf');
    const codes: unknown[] = [];
    for (let i = 0; i < 7; i++) {
      const at = i % 2 ? attacker : elsewhere(attacker);
      codes.push(
        (await at.post('/users/sign_in', { email: victim.ownerEmail, password: 'wrong' })).json.code,
      );
    }
    expect(codes.at(-1)).toBe('ACCOUNT_LOCKED');
    expect(codes).toContain('LAST_TRY_BEFORE_LOCK');
  });

  test('mails of an account, and mails to one mailbox', async () => {
    const made = await owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
      name: 'Dana Levi',
      email: 'dana@mailbox.test',
      send: true,
    });
    expect(made.status).toBe(201);
    const path = `/api/x/studio/projects/${project.id}/invitations/${made.json.id}/renew`;
    const there = elsewhere(owner);
    for (let i = 1; i < RATES.mailbox.most; i++) {
      const answer = await (i % 2 ? owner : there).post(path, { send: true });
      expect([i, answer.status]).toEqual([i, 200]);
    }
    for (const browser of [owner, there]) {
      const refused = await browser.post(path, { send: true });
      expect([refused.status, refused.json.code]).toEqual([429, 'RATE_REACHED']);
    }
    // A refused mail changes nothing: the last sent link still opens.
    const { rows } = await pool().query('select count(*)::int as count from mails where "to" = $1', [
      'dana@mailbox.test',
    ]);
    expect(rows).toEqual([{ count: RATES.mailbox.most }]);
    const someone = await owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
      name: 'Noa Levi',
      email: 'noa@mailbox.test',
      send: true,
    });
    expect(someone.status).toBe(201);
  });

  test('uploads of an account; another account is unaffected', async () => {
    await takeRate('upload', studio.account, RATES.upload.most);
    const create = (browser: Browser, gallery: string) =>
      browser.send('POST', '/api/uploads', {
        headers: {
          'Tus-Resumable': '1.0.0',
          'Upload-Length': '10',
          'Upload-Metadata': `filename ${Buffer.from('a.jpg').toString('base64')},gallery ${Buffer.from(gallery).toString('base64')}`,
        },
      });
    for (const browser of [owner, elsewhere(owner)]) {
      const refused = await create(browser, project.gallery);
      expect([refused.status, refused.json.code]).toEqual([429, 'RATE_REACHED']);
    }
    const mine = await makeStudio();
    const own = await makeProject(mine, { medias: 0 });
    const browser = await new Browser(app.origin).signIn(mine.ownerEmail, PASSWORD);
    expect((await create(browser, own.gallery)).status).toBe(201);
  });

  test('simultaneous attempts are counted one by one', async () => {
    const { most } = RATES.export;
    const requests = Array.from({ length: most * 3 }, () => takeRate('export', 'a person of this test'));
    const ends = await Promise.allSettled(requests);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
  });
});

describe('one attacker', () => {
  test('does not lock a person out of the browser they use, nor out of a link', async () => {
    const victim = await makeStudio('Studio of another owner');
    const theirs = await new Browser(app.origin).signIn(victim.ownerEmail, PASSWORD);
    await theirs.delete('/users/sign_out');
    const attacker = new Browser(app.origin);
    for (let i = 0; i < 8; i++)
      await attacker.post('/users/sign_in', { email: victim.ownerEmail, password: `guess ${i}` });
    // Even from the same network address: the known-browser cookie distinguishes them.
    const answer = await theirs.post('/users/sign_in', { email: victim.ownerEmail, password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  test('does not lock out guests behind the same router: with the code, by a link, or inside already', async () => {
    const inside = await new Browser(app.origin).enter(project.code);
    const attacker = new Browser(app.origin);
    await attacker.get('/csrf');
    for (let i = 0; i < ENTRY_TRIES * 3; i++) await wrongCode(attacker);
    expect((await wrongCode(attacker)).status).toBe(429);
    const guest = new Browser(app.origin);
    await guest.get('/csrf');
    expect((await guest.post('/client_access', { code: project.code, guest: true })).status).toBe(200);
    expect((await inside.get(`/galleries/${project.gallery}`)).status).toBe(200);
    const link = await owner.post(`/api/x/studio/projects/${project.id}/invitations`, { name: 'By link' });
    expect((await new Browser(app.origin).page(new URL(String(link.json.url)).pathname)).status).toBe(303);
  });

  test('with many browsers at one address lets guests continue by a proof of work, without waiting', async () => {
    await pool().query('delete from tries');
    for (let browsers = 0; browsers < 10; browsers++) {
      const one = new Browser(app.origin);
      await one.get('/csrf');
      for (let i = 0; i < ENTRY_TRIES; i++) await wrongCode(one);
    }
    const guest = new Browser(app.origin);
    await guest.get('/csrf');
    const refused = await guest.post('/client_access', { code: project.code, guest: true });
    expect(refused.json.code).toBe('TOO_MANY_TRIES');
    const { solveFor } = await import('@root/tests/helpers/solve-captcha');
    const recaptcha_token = await solveFor(guest);
    const opened = await guest.post('/client_access', { code: project.code, guest: true, recaptcha_token });
    expect(opened.status).toBe(200);
  });
});
