import { Browser } from '@root/tests/helpers/browser';
import { drawnLast, invite } from '@root/tests/helpers/entering';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import {
  eventOf,
  makeMedia,
  makeProject,
  makeStudio,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guestLinkOf } from '@/modules/access/share-link';
import { closedPage } from '@/modules/entry/operations/closed-page';
import { makeSite } from '@/modules/sites/tests/make-site';
import { awaitingPass } from '../operations/awaiting-pass';
import { mailReady } from '../operations/mail-ready';

const app = await openTestApp();
const sql = sqlOf(app);
const DAY = 24 * 60 * 60 * 1000;
let web: Web;
let studio: Studio;
let project: Project;

beforeAll(async () => {
  web = await startWeb(app);
  studio = await makeStudio('Studio Alma');
});
beforeEach(async () => {
  project = await makeProject(studio, { medias: 0 });
  await open(false);
});

const browser = () => new Browser(app.origin);
const open = (now: boolean) =>
  sql(`update events set published_at = case when $2::boolean then now() end where id = $1`, [
    project.id,
    now,
  ]);
const byCode = () => `/events/${project.id}?c=${project.code}`;
/** The pass on the page that a person gets at an address; undefined where none is offered. */
const passAt = async (who: Browser, address: string): Promise<string | undefined> => {
  await who.page(address);
  const { path, form } = drawnLast(web);
  return path === '/closed' ? form.offer?.pass : undefined;
};
const leave = (who: Browser, pass: string, email = 'maya@people.test') =>
  who.post('/api/x/ready/awaiting', { pass, email });
const kept = async () =>
  (await sql<{ email: string }>('select email from ready_requests where event_id = $1', [project.id])).map(
    ({ email }) => email,
  );
const arrive = async () => {
  await makeMedia({ account: project.account, event: project.id, gallery: project.gallery }, 'A.JPG');
  await sql(`update media set uploaded_at = now() - interval '5 minutes' where event_id = $1`, [project.id]);
};

describe('a person who opens a project before it is published', () => {
  test('by its code, a personal link or the link for guests leaves an address', async () => {
    const { token } = await invite(project);
    await open(false);
    const asGuest = new URL(guestLinkOf(await eventOf(project.id)));
    for (const address of [byCode(), `/i/${token}`, asGuest.pathname + asGuest.search]) {
      const who = browser();
      const pass = await passAt(who, address);
      expect([address, pass]).toEqual([address, expect.any(String)]);
      expect((await leave(who, String(pass))).json).toMatchObject({ ready: false });
    }
    expect(await kept()).toEqual(['maya@people.test']);
    expect(await sql('select 1 from grants where event_id = $1', [project.id])).toEqual([]);
  });

  test('gets one message when it is open with photographs, with no way in for a wrong address', async () => {
    await leave(browser(), awaitingPass(project, 'code'), 'Maya@People.test');
    await arrive();
    expect(await mailReady()).toBe(0);
    await open(true);
    expect(await mailReady()).toBe(1);
    expect(await mailReady()).toBe(0);
    const mails = await sql<{ to: string; text: string }>(
      `select "to", text from mails where event_id = $1 and kind = 'ready.photographs'`,
      [project.id],
    );
    expect(mails.map(({ to }) => to)).toEqual(['maya@people.test']);
    expect(mails[0]?.text).toContain('with your link or gallery code');
    expect(mails[0]?.text).toContain(`/events/${project.id}?locale=en`);
    expect(mails[0]?.text).not.toContain(project.code);
    expect(mails[0]?.text).not.toMatch(/\/i\/|[?&][cg]=/);
    expect(await kept()).toEqual([]);
  });

  test('without script gets the notice on the next page', async () => {
    const answer = await browser().send('POST', '/api/x/ready/awaiting', {
      form: { pass: awaitingPass(project, 'code'), email: 'maya@people.test' },
      headers: { Accept: 'text/html' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain('maya@people.test');
    expect(await kept()).toEqual(['maya@people.test']);
  });

  test('is led from the form for codes to the page that its link shows; a program gets the refusal', async () => {
    const enter = (headers: Record<string, string>) =>
      browser().post('/client_access', { code: project.code }, { headers });
    const byScript = await enter({ 'X-Reader': 'screen' });
    expect([byScript.status, byScript.json.path]).toEqual([200, byCode()]);
    const plain = await browser().send('POST', '/client_access', {
      form: { code: project.code },
      headers: { Accept: 'text/html' },
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([303, byCode()]);
    const program = await enter({});
    expect([program.status, program.json.code]).toEqual([403, 'PROJECT_NOT_OPEN']);
    await browser().page(byCode());
    expect(drawnLast(web)).toMatchObject({ path: '/closed', form: { reason: 'notOpen' } });
  });

  test('enters where it has opened meanwhile', async () => {
    const pass = awaitingPass(project, 'code');
    await open(true);
    expect((await leave(browser(), pass)).json).toEqual({ ready: true });
    expect(await kept()).toEqual([]);
  });
});

describe('a project that was published before and is closed for a while', () => {
  const closedAgain = async () => {
    await open(true);
    const visitor = await browser().enter(project.code);
    await open(false);
    return visitor;
  };
  const grantIn = async () =>
    (await sql<{ id: string }>('select id from grants where event_id = $1', [project.id]))[0]?.id ?? '';

  test('offers to mail people with its code once it is open again', async () => {
    await closedAgain();
    const pass = String(await passAt(browser(), byCode()));
    expect(drawnLast(web).form.reason).toBe('closed');
    expect((await leave(browser(), pass)).json).toMatchObject({ ready: false });
    await arrive();
    expect(await mailReady()).toBe(0);
    await open(true);
    expect(await mailReady()).toBe(1);
  });

  test('names one wait until it opens, and another one, or none, after that', async () => {
    const waitAt = async () => {
      await browser().page(byCode());
      return drawnLast(web).form.offer?.wait;
    };
    expect(await waitAt()).toBeNull();
    const pass = awaitingPass(project, 'code');
    const first = (await leave(browser(), pass)).json.wait;
    expect(first).toEqual(expect.any(String));
    expect((await leave(browser(), pass, 'noa@people.test')).json.wait).toBe(first);
    expect(await waitAt()).toBe(first);
    await arrive();
    await open(true);
    expect(await mailReady()).toBe(2);
    await open(false);
    expect(await waitAt()).toBeNull();
    expect((await leave(browser(), awaitingPass(project, 'code'))).json.wait).not.toBe(first);
  });

  test('offers it to a person who had entered, at any of its pages', async () => {
    await closedAgain();
    const grant = await grantIn();
    const facts = await closedPage(await eventOf(project.id), 'PROJECT_NOT_OPEN', 'en', { grant });
    expect(facts).toMatchObject({ reason: 'closed', offer: { pass: expect.any(String) } });
    expect((await leave(browser(), facts.offer?.pass ?? '')).json).toMatchObject({ ready: false });
    expect(await sql('select grant_id from ready_requests where event_id = $1', [project.id])).toEqual([
      { grant_id: grant },
    ]);
    const unknown = await closedPage(await eventOf(project.id), 'PROJECT_NOT_OPEN', 'en', null);
    expect(unknown.offer).toBeUndefined();
  });
});

describe('a person whose access was taken back since', () => {
  const reopen = async () => {
    await arrive();
    await open(true);
    return mailReady();
  };

  test('by revoking their personal link is not mailed, and cannot leave an address any more', async () => {
    const { token, id } = await invite(project);
    await open(false);
    const pass = String(await passAt(browser(), `/i/${token}`));
    await leave(browser(), pass);
    expect(await kept()).toEqual(['maya@people.test']);
    await sql('update invitations set revoked_at = now() where id = $1', [id]);
    expect((await leave(browser(), pass, 'again@people.test')).status).toBe(404);
    expect(await kept()).toEqual(['maya@people.test']);
    expect(await reopen()).toBe(0);
    expect(await kept()).toEqual([]);
  });

  test('by ending their personal link on its day is not mailed', async () => {
    const { token, id } = await invite(project);
    await open(false);
    await leave(browser(), String(await passAt(browser(), `/i/${token}`)));
    await sql(`update invitations set ends_at = now() - interval '1 hour' where id = $1`, [id]);
    expect(await reopen()).toBe(0);
  });

  test('by replacing the code is not mailed, and their pass is refused', async () => {
    const pass = String(await passAt(browser(), byCode()));
    await leave(browser(), pass);
    await sql('update events set code = $2 where id = $1', [project.id, `${project.code}NEW`]);
    expect((await leave(browser(), pass, 'again@people.test')).status).toBe(404);
    expect(await reopen()).toBe(0);
  });

  test('is mailed where the same address was left with a link that is valid', async () => {
    const revoked = await invite(project);
    await open(false);
    await leave(browser(), String(await passAt(browser(), `/i/${revoked.token}`)));
    await leave(browser(), String(await passAt(browser(), byCode())));
    await sql('update invitations set revoked_at = now() where id = $1', [revoked.id]);
    expect(await reopen()).toBe(1);
  });
});

describe('nothing is offered', () => {
  test('to strangers, by a wrong code, and by a link that was revoked', async () => {
    const { token, id } = await invite(project);
    await open(false);
    await sql('update invitations set revoked_at = now() where id = $1', [id]);
    const own = `/events/${project.id}`;
    for (const address of [own, `${own}?c=WRONG222`, `${own}?g=wrong`, '/i/nothing', `/i/${token}`])
      expect([address, await passAt(browser(), address)]).toEqual([address, undefined]);
  });

  test('where the project has closed, or its studio is paused', async () => {
    await sql('update accounts set active = false where id = $1', [studio.account]);
    const paused = await passAt(browser(), byCode());
    await sql('update accounts set active = true where id = $1', [studio.account]);
    expect(paused).toBeUndefined();
    await sql('update events set archived_at = now() where id = $1', [project.id]);
    expect(await passAt(browser(), byCode())).toBeUndefined();
  });
});

describe('refused', () => {
  test('a pass that is forged, expired or of another project, and no pass', async () => {
    const other = await makeProject(studio, { medias: 0 });
    const pass = awaitingPass(project, 'code');
    const [, ends, , mark] = pass.split('.');
    const wrong = [
      '',
      'x',
      `${project.id}.${ends}.code.${'A'.repeat(22)}`,
      `${other.id}.${ends}.code.${mark}`,
      `${project.id}.${Number(ends) + 1}.code.${mark}`,
      `${project.id}.${ends}.grant:${project.id}.${mark}`,
      awaitingPass(project, 'code', Date.now() - DAY - 1000),
    ];
    for (const one of wrong) expect([one, (await leave(browser(), one)).status]).toEqual([one, 404]);
    expect((await leave(browser(), pass, 'no address')).status).toBe(422);
    expect(await kept()).toEqual([]);
  });

  test('a project that was deleted or archived since, and the host of another studio', async () => {
    const pass = awaitingPass(project, 'code');
    const other = await makeStudio('Studio Boaz');
    await makeSite(other.account, 'awaitelsewhere', { '': [] });
    const elsewhere = new Browser(app.origin, `awaitelsewhere.localhost:${app.port}`);
    expect((await leave(elsewhere, pass)).status).toBe(404);
    await sql('update events set archived_at = now() where id = $1', [project.id]);
    expect((await leave(browser(), pass)).json.code).toBe('PROJECT_EXPIRED');
    await sql('update events set archived_at = null, deleted_at = now() where id = $1', [project.id]);
    expect((await leave(browser(), pass)).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test('the eleventh address of one browser in an hour', async () => {
    const who = browser();
    const pass = String(await passAt(who, byCode()));
    const statuses = [];
    for (let nr = 0; nr < 11; nr++) statuses.push((await leave(who, pass, `m${nr}@people.test`)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const next = browser();
    await next.page('/');
    expect((await leave(next, pass, 'other@people.test')).status).toBe(200);
  });
});
