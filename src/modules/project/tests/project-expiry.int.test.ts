import { Browser } from '@root/tests/helpers/browser';
import { openStudio } from '@root/tests/helpers/entries';
import { makeProject, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfExpiry } from '../operations/remind-of-expiry';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let assistant: Browser;
let stranger: Browser;
let project: Project;
/** The end of 10 April 2027 in Jerusalem. */
const CLOSES = '2027-04-10T20:59:59.000Z';

beforeAll(async () => {
  ({ studio, owner, assistant, stranger } = await openStudio(app));
});

beforeEach(async () => {
  project = await makeProject(studio, {
    medias: 0,
    options: { name: 'Maya', time_zone: 'Asia/Jerusalem', expires_at: CLOSES },
  });
});

const mails = () =>
  sql<{ kind: string; to: string; subject: string; text: string; locale: string }>(
    'select kind, "to", subject, text, locale::text as locale from mails where event_id = $1 order by id',
    [project.id],
  );
const remindAt = (iso: string) => remindOfExpiry(new Date(iso));
const closing = async () =>
  (
    await sql<{ at: Date | null }>('select expires_at as at from events where id = $1', [project.id])
  )[0]?.at?.toISOString() ?? null;

describe('a project that closes', () => {
  test('reminds its photographer 14, 7 and 1 day before, once each', async () => {
    for (const now of [
      '2027-03-27T05:45:00Z',
      '2027-03-27T06:00:00Z',
      '2027-03-27T06:15:00Z',
      '2027-04-03T06:00:00Z',
      '2027-04-03T06:15:00Z',
      '2027-04-09T06:00:00Z',
      '2027-04-10T06:00:00Z',
      '2027-04-10T21:00:00Z',
    ])
      await remindAt(now);
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [studio.ownerEmail, '“Maya” closes in 14 days'],
      [studio.ownerEmail, '“Maya” closes in 7 days'],
      [studio.ownerEmail, '“Maya” closes tomorrow'],
    ]);
    expect(sent[0]?.text).toContain('April 10, 2027');
    expect(sent[0]?.text).toContain(`/admin/projects/${project.id}/details?extend=1`);
  });

  test('sends one reminder with any number of workers', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => remindAt('2027-04-03T06:00:00Z')));
    expect(sent.filter((count) => count === 1)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('sends reminders again after its closing day changes', async () => {
    await remindAt('2027-04-03T06:00:00Z');
    await owner.post(`/api/x/studio/projects/${project.id}/extension`, { days: 30, seen: CLOSES });
    await remindAt('2027-04-09T06:00:00Z');
    await remindAt('2027-05-03T06:00:00Z');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '“Maya” closes in 7 days',
      '“Maya” closes in 7 days',
    ]);
  });

  test('sends no reminder as a draft, archived or in the trash', async () => {
    for (const so of [
      'published_at = null',
      'published_at = now(), archived_at = now()',
      'archived_at = null, deleted_at = now()',
    ]) {
      await sql(`update events set ${so} where id = $1`, [project.id]);
      await remindAt('2027-04-03T06:00:00Z');
    }
    expect(await mails()).toEqual([]);
  });

  test('notifies its people only if the project’s option says so, in their language, 7 and 1 days before', async () => {
    await owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
      name: 'Dana',
      email: 'dana@people.test',
      locale: 'he',
      send: true,
    });
    await sql('delete from mails where event_id = $1', [project.id]);
    await remindAt('2027-03-27T06:00:00Z');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['project.expires']);
    await owner.put(`/events/${project.id}`, { event: { remind_clients_of_expiry: true } });
    await remindAt('2027-04-03T06:00:00Z');
    const notified = (await mails()).filter(({ kind }) => kind === 'project.closes');
    expect(notified).toMatchObject([{ to: 'dana@people.test', locale: 'he' }]);
    expect(notified[0]?.subject).toMatch(/בעוד 7 ימים/);
    // By her own link, without the code.
    const [{ text } = { text: '' }] = await sql<{ text: string }>(
      `select text from mails where event_id = $1 and kind = 'project.closes'`,
      [project.id],
    );
    const own = /\/i\/[\w-]+/.exec(text)?.[0];
    const dana = new Browser(app.origin);
    await dana.get(own ?? '/nowhere');
    expect((await dana.get(`/events/${project.id}/products`)).status).toBe(200);
  });

  test('sends no reminder for a time that had passed when it was set', async () => {
    // Late in the evening there, at any hour of the run: twenty hours before, the morning of its reminder has passed.
    const day = new Date(Date.now() + 5 * 24 * 3600_000).toISOString().slice(0, 10);
    const soon = `${day}T20:59:59.000Z`;
    await owner.put(`/events/${project.id}`, { event: { expires_at: soon } });
    await remindOfExpiry();
    expect(await mails()).toEqual([]);
    // A row inserted past every route is reminded of like any other.
    await sql('update events set expiry_told_for = null where id = $1', [project.id]);
    await remindOfExpiry(new Date(Date.parse(soon) - 20 * 3600_000));
    expect(await mails()).toHaveLength(1);
  });
});

describe('extending a project', () => {
  const extend = (who: Browser, body: object) =>
    who.post(`/api/x/studio/projects/${project.id}/extension`, body);

  test('adds days to its last one, or sets a day', async () => {
    const made = await extend(assistant, { days: 30, seen: CLOSES });
    expect(made.json.expires_at).toBe('2027-05-10T20:59:59.000Z');
    const until = await extend(owner, { until: '2027-12-31', seen: made.json.expires_at });
    expect(until.json.expires_at).toBe('2027-12-31T21:59:59.000Z');
  });

  test('twice at once extends once', async () => {
    const answers = await Promise.all([
      extend(owner, { days: 30, seen: CLOSES }),
      extend(assistant, { days: 30, seen: CLOSES }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await closing()).toBe('2027-05-10T20:59:59.000Z');
  });

  test('reopens a closed project', async () => {
    const past = '2026-01-31T21:59:59.000Z';
    await sql('update events set expires_at = $2 where id = $1', [project.id, past]);
    const refused = await new Browser(app.origin).post('/client_access', { code: project.code });
    expect([refused.status, refused.json.code]).toEqual([403, 'PROJECT_EXPIRED']);
    await extend(owner, { days: 30, seen: past });
    const entered = await new Browser(app.origin).post('/client_access', { code: project.code });
    expect(entered.status).toBe(200);
  });

  test.each([
    [{ days: 0, seen: CLOSES }],
    [{ days: 30, until: '2027-12-31', seen: CLOSES }],
    [{ seen: CLOSES }],
    [{ until: '2020-01-01', seen: CLOSES }],
    [{ until: 'soon', seen: CLOSES }],
    [{ days: 30 }],
  ])('%j is refused, and nothing changes', async (body) => {
    expect((await extend(owner, body)).status).toBe(422);
    expect(await closing()).toBe(CLOSES);
  });

  test('is refused to strangers', async () => {
    expect((await extend(stranger, { days: 30, seen: CLOSES })).status).toBe(404);
    const client = await new Browser(app.origin).enter(project.code);
    expect((await extend(client, { days: 30, seen: CLOSES })).status).toBe(403);
  });
});
