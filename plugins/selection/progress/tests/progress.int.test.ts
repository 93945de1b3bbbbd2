import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  eventOf,
  makeProject,
  makeStudio,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { setProgress } from '@/modules/project/operations/set-progress';
import { notifyTurn } from '../../operations/notify-turn';
import type { OpenSelection, ProgressView } from '../progress-view';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

/** A project with its invited client Dana, who reads Hebrew. */
async function setting(medias = 3): Promise<Project & { client: string }> {
  const project = await makeProject(studio, { products: { Album: 12, Cover: 1 }, medias });
  const [client] = await sql<{ id: string }>(
    `insert into clients (id, account_id, name, email, locale) values (gen_random_uuid(), $1, 'Dana', $2, 'he') returning id`,
    [studio.account, `dana-${project.id}@people.test`],
  );
  await sql(
    `insert into invitations (id, account_id, event_id, client_id, role, token_hash, sent_at)
     values (gen_random_uuid(), $1, $2, $3, 'client', md5(random()::text), now())`,
    [studio.account, project.id, client?.id],
  );
  return { ...project, client: client?.id as string };
}
const sent = ({ id }: Project, kind: string) =>
  sql<{ locale: string; subject: string; stop_path: string | null }>(
    'select locale::text as locale, subject, stop_path from mails where event_id = $1 and kind = $2 order by id',
    [id, `selection.${kind}`],
  );
const progress = async () => (await owner.get('/api/x/selection/progress')).json as unknown as ProgressView;
const rowOf = async ({ id }: Project): Promise<OpenSelection | undefined> =>
  (await progress()).open.find((open) => open.id === id);
const nudge = ({ id }: Project, who = owner) => who.post(`/api/x/selection/projects/${id}/nudge`);
const complete = async ({ code, id }: Project) =>
  (await new Browser(app.origin).enter(code)).put(`/events/${id}`, { event: { printselectiondone: true } });

describe('a nudge', () => {
  test('mails everybody who may pick, once a day, and returns their number', async () => {
    const project = await setting();
    const answers = await Promise.all([nudge(project), nudge(project)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [mail, ...more] = await sent(project, 'nudge');
    expect(more).toEqual([]);
    expect(mail?.locale).toBe('he');
    expect(mail?.stop_path).toContain('/selection_reminders/leave?r=');
    const row = await rowOf(project);
    expect(row?.nudge).toMatchObject({ by: 'Olga Owner', mails: 1 });
    expect(row?.next_nudge_at).not.toBeNull();
    await sql(`update selection_nudges set created_at = now() - interval '25 hours' where event_id = $1`, [
      project.id,
    ]);
    expect((await rowOf(project))?.next_nudge_at).toBeNull();
    expect((await nudge(project)).status).toBe(200);
  });

  test('is not sent to unsubscribed people, for a complete selection, or a closed gallery', async () => {
    const project = await setting();
    const [first] = await (async () => {
      await nudge(project);
      return sent(project, 'nudge');
    })();
    const left = await new Browser(app.origin).post(
      new URL(first?.stop_path ?? '', app.origin).pathname +
        new URL(first?.stop_path ?? '', app.origin).search,
      undefined,
      {
        csrf: false,
        body: 'List-Unsubscribe=One-Click',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      },
    );
    expect(left.status).toBe(200);
    await sql(`update selection_nudges set created_at = now() - interval '2 days' where event_id = $1`, [
      project.id,
    ]);
    expect((await nudge(project)).json.code).toBe('REFUSED');
    const done = await setting();
    await complete(done);
    expect((await nudge(done)).status).toBe(422);
    const closed = await setting();
    await sql('update events set published_at = null where id = $1', [closed.id]);
    expect((await nudge(closed)).status).toBe(422);
    for (const one of [done, closed]) expect(await sent(one, 'nudge')).toEqual([]);
  });

  test('is allowed to the studio alone', async () => {
    const project = await setting();
    const client = await new Browser(app.origin).enter(project.code);
    const stranger = await makeStudio();
    const other = await new Browser(app.origin).signIn(stranger.ownerEmail, PASSWORD);
    expect((await nudge(project, client)).status).toBe(403);
    expect((await nudge(project, other)).status).toBe(404);
    expect((await client.get('/api/x/selection/progress')).status).toBe(401);
    const seen = (await other.get('/api/x/selection/progress')).json as unknown as ProgressView;
    expect(seen).toEqual({ open: [], statistics: { completed: 0, days: null, products: [] } });
  });
});

test('open selections have progress; complete ones count in the statistics', async () => {
  const project = await setting();
  const client = await new Browser(app.origin).enter(project.code);
  const pick = (product: string, nr: number) =>
    client.post('/product_medias', {
      media: project.medias[nr],
      product: project.products[product],
      selected: true,
    });
  await sql(`update products set minphotos = 3, closes_on = '2999-01-31' where id = $1`, [
    project.products.Album,
  ]);
  for (const nr of [0, 1]) await pick('Album', nr);
  const row = await rowOf(project);
  expect(row).toMatchObject({ picked: 2, room: 13, closes_on: '2999-01-31' });
  expect(row?.products.map(({ count, standing }) => [count, standing.missing])).toEqual([
    [2, 1],
    [0, 0],
  ]);
  expect(row?.last_pick_at).not.toBeNull();
  const before = (await progress()).statistics;
  await complete(project);
  expect(await rowOf(project)).toBeUndefined();
  const { statistics } = await progress();
  expect(statistics.completed).toBe(before.completed + 1);
  expect(statistics.days).toBeCloseTo(0, 2);
  expect(statistics.products.find(({ name }) => name === 'Album')).toMatchObject({ extras: 0, costs: [] });
});

describe('a change of status', () => {
  const turns = async (project: Project) => [
    (await sent(project, 'editing')).length,
    (await sent(project, 'delivered')).length,
  ];

  test('is mailed once per completion, in each language, if it still applies', async () => {
    const project = await setting();
    await complete(project);
    await setProgress(await eventOf(project.id), 'editing');
    await setProgress(await eventOf(project.id), 'none');
    expect(await notifyTurn(project.id, 'editing')).toBe(false);
    await setProgress(await eventOf(project.id), 'editing');
    expect(
      await Promise.all([notifyTurn(project.id, 'editing'), notifyTurn(project.id, 'editing')]),
    ).toContain(true);
    await setProgress(await eventOf(project.id), 'delivered');
    expect(await notifyTurn(project.id, 'editing')).toBe(false);
    expect(await notifyTurn(project.id, 'delivered')).toBe(true);
    await setProgress(await eventOf(project.id), 'none');
    await setProgress(await eventOf(project.id), 'delivered');
    expect(await notifyTurn(project.id, 'delivered')).toBe(false);
    expect(await turns(project)).toEqual([1, 1]);
    const [mail] = await sent(project, 'delivered');
    expect(mail).toMatchObject({ locale: 'he', subject: expect.stringContaining('התמונות הסופיות מוכנות') });
    // Reopened, picked and edited again: that is another round.
    await owner.put(`/events/${project.id}`, { event: { printselectiondone: false } });
    await complete(project);
    await setProgress(await eventOf(project.id), 'editing');
    expect(await notifyTurn(project.id, 'editing')).toBe(true);
  });

  test('is not mailed if the studio has switched it off, or the client has unsubscribed', async () => {
    const project = await setting();
    await complete(project);
    await setProgress(await eventOf(project.id), 'delivered');
    await sql('update clients set reminders_stopped_at = now() where id = $1', [project.client]);
    expect(await notifyTurn(project.id, 'delivered')).toBe(false);
    const quiet = await setting();
    await complete(quiet);
    await setProgress(await eventOf(quiet.id), 'delivered');
    const saved = await owner.put('/api/x/studio/features/selection/settings', {
      settings: { first: 3, last: 1, turns: false },
    });
    expect(saved.status).toBe(200);
    expect(await notifyTurn(quiet.id, 'delivered')).toBe(false);
    expect(await turns(quiet)).toEqual([0, 0]);
  });
});
