import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../../../tests/helpers/browser';
import { entriesOf } from '../../../tests/helpers/entries';
import { startWeb } from '../../../tests/helpers/start-web';
import { makeProject, makeStudio, type Project, type Studio } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import { stopToken } from '../operations/stop-mails';
import { tellNews } from '../operations/tell-news';

/** A page without its frame, as the shared modal requests it. */
const ALONE = { headers: { 'X-Requested-With': 'XMLHttpRequest' } };
const app = await openTestApp();
const sql = sqlOf(app);
const { fresh, client: enters, owner: signsIn } = entriesOf(app);
await startWeb(app);
let studio: Studio;
let project: Project;
let owner: Browser;
let dana: Browser;
let yossi: Browser;

type Mail = {
  to: string;
  kind: string;
  subject: string;
  text: string;
  stop_path: string | null;
  locale: string;
};
const mails = () =>
  sql<Mail>(
    `select "to", kind, subject, text, stop_path, locale::text as locale from mails where event_id = $1 and kind like 'talk.%' order by created_at, "to"`,
    [project.id],
  );
const say = (who: Browser, text = 'Lovely', media = project.medias[0] as string) =>
  who.post(`/api/x/talk/projects/${project.id}/photographs/${media}/comments`, { id: randomUUID(), text });
/** Moves all comments and mails into the past. */
const pass = async (minutes: number) => {
  for (const table of ['talk_comments', 'mails'])
    await sql(`update ${table} set created_at = created_at - make_interval(mins => $2) where event_id = $1`, [
      project.id,
      minutes,
    ]);
  await sql(`update talk_seen set seen_at = seen_at - make_interval(mins => $2) where event_id = $1`, [
    project.id,
    minutes,
  ]);
};
const clientRow = (name: string) =>
  sql<{ id: string }>('select id from clients where name = $1 and account_id = $2', [name, project.account]);

/**
 * A project with a client who reads Hebrew and one who reads English, both with personal links, and a stranger by the
 * code.
 */
beforeEach(async () => {
  studio = await makeStudio('Studio Alma');
  project = await makeProject(studio);
  owner = await signsIn(studio);
  for (const [name, locale] of [
    ['Dana', 'he'],
    ['Yossi', 'en'],
  ] as const) {
    await owner.post(`/api/x/studio/projects/${project.id}/people`, {
      people: [{ name, email: `${name.toLowerCase()}@people.test` }],
    });
    await sql('update clients set locale = $3 where name = $1 and account_id = $2', [
      name,
      project.account,
      locale,
    ]);
  }
  await sql('update invitations set sent_at = now() where event_id = $1', [project.id]);
  const links = await sql<{ id: string; name: string }>(
    'select i.id, c.name from invitations i join clients c on c.id = i.client_id where i.event_id = $1',
    [project.id],
  );
  const enter = async (name: string) => {
    const { id } = links.find((link) => link.name === name) ?? { id: '' };
    const { json } = await owner.post(`/api/x/studio/projects/${project.id}/invitations/${id}/link`, {});
    const browser = fresh();
    await browser.get(new URL(String(json.url)).pathname);
    return browser;
  };
  dana = await enter('Dana');
  yossi = await enter('Yossi');
});

describe('the studio', () => {
  test('gets one mail for many comments after a pause, linked to the thread', async () => {
    for (const text of ['One', 'Two', '<b>Three</b>']) await say(dana, text);
    await tellNews();
    expect(await mails()).toEqual([]);
    await pass(10);
    expect(await tellNews()).toBe(1);
    expect(await tellNews()).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: studio.ownerEmail,
      kind: 'talk.studio',
      locale: 'en',
      subject: `3 new comments: Project ${/\d+$/.exec((await sql<{ name: string }>('select name from events where id = $1', [project.id]))[0]?.name ?? '')}`,
    });
    expect(mail?.text).toContain('Dana');
    expect(mail?.text).toContain('<b>Three</b>');
    expect(mail?.text).toContain(`/admin/projects/${project.id}/talk?photo=${project.medias[0]}`);
    expect(mail?.stop_path).toBe(`/talk_mails/leave?r=${stopToken('u', studio.owner)}`);
  });

  test('is not mailed while comments are written, but after 45 minutes, then not again within an hour', async () => {
    await say(dana);
    await pass(44);
    await say(dana);
    expect(await tellNews()).toBe(0);
    await pass(1);
    expect(await tellNews()).toBe(1);
    await say(dana);
    await pass(30);
    expect(await tellNews()).toBe(0);
    await pass(30);
    expect(await tellNews()).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  test('is not mailed about read, removed or old comments', async () => {
    await say(dana);
    await owner.post(`/api/x/talk/projects/${project.id}/photographs/${project.medias[0]}/seen`, {});
    const { json } = await say(dana, 'Never mind', project.medias[1]);
    const [taken] = json.comments as unknown as { id: string }[];
    await dana.send('DELETE', `/api/x/talk/projects/${project.id}/comments/${taken?.id}`);
    await pass(20);
    expect(await tellNews()).toBe(0);
    await say(dana);
    await pass(49 * 60);
    expect(await tellNews()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('can unsubscribe: the account for all, each owner for themselves', async () => {
    const set = (on: boolean) =>
      owner.send('PUT', '/api/x/studio/features/talk/settings', { json: { settings: { mails: on } } });
    await set(false);
    await say(dana);
    await pass(15);
    expect(await tellNews()).toBe(0);
    await set(true);
    await owner.send('PUT', '/api/x/talk/mails', { json: { on: false } });
    await say(dana);
    await pass(15);
    expect(await tellNews()).toBe(0);
    await owner.send('PUT', '/api/x/talk/mails', { json: { on: true } });
    await say(dana);
    await pass(15);
    expect(await tellNews()).toBe(1);
  });

  test('is mailed once by concurrent workers', async () => {
    await say(dana);
    await pass(15);
    const sent = await Promise.all([tellNews(), tellNews(), tellNews()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('clients', () => {
  test('are all mailed about the studio’s first comment, each in their language, with their personal link to the thread', async () => {
    await say(owner, 'Which of these?');
    await pass(15);
    expect(await tellNews()).toBe(2);
    const [toDana, toYossi] = await mails();
    expect([toDana?.to, toDana?.locale, toYossi?.to, toYossi?.locale]).toEqual([
      'dana@people.test',
      'he',
      'yossi@people.test',
      'en',
    ]);
    for (const mail of [toDana, toYossi])
      expect(mail?.text).toMatch(
        new RegExp(`/i/\\S+#gid=${project.gallery}&pid=${project.medias[0]}&talk=1`),
      );
    expect(toDana?.text).toContain('Which of these?');
    const own = (text = '') => /\/i\/([^#\s]+)/.exec(text)?.[1];
    expect(own(toDana?.text)).not.toBe(own(toYossi?.text));
  });

  test('who commented are mailed about answers; others are not, and no author about their own', async () => {
    await say(dana);
    await pass(15);
    await tellNews();
    await say(owner, 'Gladly');
    await pass(15);
    await tellNews();
    expect((await mails()).map(({ to, kind }) => [kind, to])).toEqual([
      ['talk.studio', studio.ownerEmail],
      ['talk.clients', 'dana@people.test'],
    ]);
    await say(yossi, 'Me too');
    await pass(61);
    await tellNews();
    expect((await mails()).map(({ to }) => to)).toEqual([
      studio.ownerEmail,
      'dana@people.test',
      studio.ownerEmail,
      'dana@people.test',
    ]);
  });

  test('are not mailed about a closed project, a withdrawn photograph or a paused studio', async () => {
    const silent = async (before: string, after: string) => {
      await say(owner);
      await sql(before);
      await pass(15);
      const sent = await tellNews();
      await sql(after);
      return sent;
    };
    const of = `where id = '${project.id}'`;
    expect(
      await silent(
        `update events set archived_at = now() ${of}`,
        `update events set archived_at = null ${of}`,
      ),
    ).toBe(0);
    expect(
      await silent(`update events set expires_at = now() ${of}`, `update events set expires_at = null ${of}`),
    ).toBe(0);
    const photo = `where id = '${project.medias[0]}'`;
    expect(
      await silent(`update media set private = true ${photo}`, `update media set private = false ${photo}`),
    ).toBe(0);
    const account = `where id = '${project.account}'`;
    expect(
      await silent(
        `update accounts set active = false ${account}`,
        `update accounts set active = true ${account}`,
      ),
    ).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('who were revoked, or used the code and left no address, are not mailed', async () => {
    await sql('update grants set revoked_at = now() where event_id = $1', [project.id]);
    await sql('update invitations set revoked_at = now() where event_id = $1', [project.id]);
    const stranger = await enters(project);
    await say(owner);
    await say(stranger);
    await pass(15);
    await tellNews();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['talk.studio']);
  });
});

describe('unsubscribing', () => {
  const ONE = { form: { 'List-Unsubscribe': 'One-Click' }, csrf: false };

  test('works by one click in a mail program, without cookies, for one person alone', async () => {
    await say(owner);
    await pass(15);
    await tellNews();
    const [toDana] = await mails();
    const path = toDana?.stop_path ?? '';
    const { status } = await new Browser(app.origin).send('POST', path, ONE);
    expect(status).toBe(200);
    await say(owner, 'More', project.medias[1]);
    await pass(61);
    await tellNews();
    expect((await mails()).map(({ to }) => to)).toEqual([
      'dana@people.test',
      'yossi@people.test',
      'yossi@people.test',
    ]);
  });

  test('works by the page after a confirmation; opening the page changes nothing', async () => {
    const [row] = await clientRow('Yossi');
    const token = stopToken('c', row?.id ?? '');
    const page = await fresh().get(`/talk_mails/stop?r=${token}`);
    expect(page.status).toBe(200);
    const stopped = () =>
      sql('select talk_stopped_at is not null as stopped from clients where id = $1', [row?.id]);
    expect(await stopped()).toEqual([{ stopped: false }]);
    expect((await fresh().post('/talk_mails/stop', { token })).status).toBe(200);
    expect(await stopped()).toEqual([{ stopped: true }]);
    expect((await fresh().page(`/talk_mails/stop?r=${token}`, ALONE)).text).toContain('Resubscribe');
    expect((await fresh().post('/talk_mails/stop', { token, again: true })).json).toEqual({ stopped: false });
    expect(await stopped()).toEqual([{ stopped: false }]);
    expect((await fresh().page(`/talk_mails/stop?r=${token}`, ALONE)).text).toContain('Unsubscribe');
  });

  test('covers a mailbox under each of its recipients, and can be resumed', async () => {
    const [row] = await clientRow('Yossi');
    const came = await sql<{ id: string }>(
      `insert into grants (id, account_id, event_id, role, email, client_id, talk_stopped_at)
       values (gen_random_uuid(), $1, $2, 'client', 'yossi@people.test', $3, now()) returning id`,
      [studio.account, project.id, row?.id],
    );
    const grant = stopToken('g', came[0]?.id ?? '');
    const client = stopToken('c', row?.id ?? '');
    expect((await fresh().page(`/talk_mails/stop?r=${client}`, ALONE)).text).toContain('Resubscribe');
    expect((await fresh().post('/talk_mails/stop', { token: grant })).status).toBe(200);
    expect((await fresh().post('/talk_mails/stop', { token: client, again: true })).status).toBe(200);
    expect(await sql('select talk_stopped_at as at from grants where id = $1', [came[0]?.id])).toEqual([
      { at: null },
    ]);
    await fresh().post('/talk_mails/stop', { token: client });
    expect((await fresh().post('/talk_mails/stop', { token: grant, again: true })).status).toBe(200);
    expect(await sql('select talk_stopped_at as at from clients where id = $1', [row?.id])).toEqual([
      { at: null },
    ]);
    await sql('delete from grants where id = $1', [came[0]?.id]);
  });

  test.each(['', 'nothing', 'c.none.x', `x.${randomUUID()}.x`, `c.${randomUUID()}.AAAAAAAAAAAAAAAAAAAAAA`])(
    'is refused for the token %j',
    async (token) => {
      expect((await fresh().post('/talk_mails/stop', { token })).status).toBe(404);
      expect((await fresh().post('/talk_mails/stop', { token, again: true })).status).toBe(404);
      expect((await fresh().get(`/talk_mails/stop?r=${token}`)).status).toBe(404);
      expect((await fresh().send('POST', `/talk_mails/leave?r=${token}`, ONE)).status).toBe(404);
    },
  );
});
