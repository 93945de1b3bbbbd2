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
import { openTestApp } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool, transaction } from '@/core/db/pool';
import { boss } from '@/core/jobs/boss';
import type { DomainEvent } from '../domain-events';
import { emit } from '../emit';
import { addListeners } from '../listeners';
import { notifySubscribers } from '../notify-subscribers';

const app = await openTestApp();
let studio: Studio;
let project: Project;
/** The events one subscriber received since the last reset. */
const events: DomainEvent[] = [];
let broken = false;

const take = () => events.splice(0);
const queued = async (job: string) =>
  (
    await pool().query<{ feature: string; state: string; count: number }>(
      `select data ->> 'feature' as feature, state::text as state, retry_count::int as count from pgboss.job where name = $1`,
      [job],
    )
  ).rows;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio that is listened to');
  project = await makeProject(studio, { medias: 1, products: { Album: null } });
  const listen = async (domainEvent: DomainEvent) => void events.push(domainEvent);
  addListeners('hears-all', {
    'selection.completed': listen,
    'selection.reopened': listen,
    'client.entered': listen,
    'project.published': listen,
    'project.closed': listen,
    'project.created': listen,
    'download.ordered': listen,
    'review.created': listen,
  });
  addListeners('breaks', {
    'selection.reopened': async () => {
      if (broken) throw new Error('This feature is broken');
    },
  });
});

describe('domain events are published after commit', () => {
  test('a client enters, completes, is reopened, orders', async () => {
    const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    const client = await new Browser(app.origin).enter(project.code);
    const done = (value: boolean) => ({ event: { printselectiondone: value } });
    await client.put(`/events/${project.id}`, done(true));
    await client.put(`/events/${project.id}`, done(true));
    await owner.put(`/events/${project.id}`, done(false));
    await owner.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'web' });
    const words = { content: 'Lovely', rating: 5, reviewer_first_name: 'Dana', reviewer_last_name: 'Bar' };
    const review = await client.post(`/events/${project.id}/reviews`, words);
    expect(take()).toEqual([]);
    await workQueue('happenings.');
    const received = take();
    const byTime = received.sort((a, b) => a.id.localeCompare(b.id));
    expect(byTime.map(({ name }) => name)).toEqual([
      'client.entered',
      'selection.completed',
      'selection.reopened',
      'download.ordered',
      'review.created',
    ]);
    const { name } = await eventOf(project.id);
    for (const { data, account } of byTime)
      expect(['project' in data && data.project, account]).toEqual([
        { id: project.id, name },
        studio.account,
      ]);
    expect(byTime[0]?.data).toMatchObject({ role: 'client', source: 'code' });
    expect(byTime[4]?.data).toMatchObject({ review: { id: review.json.id, rating: 5 } });
    expect(JSON.stringify(byTime)).not.toMatch(/Lovely|Dana|Bar/);
    expect(byTime[3]?.data).toMatchObject({ download: { scope: 'all', size: 'web', files: 1 } });
  });

  test('a project is created, closed, opened; a repeated request emits nothing', async () => {
    const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    const other = await makeProject(studio, { medias: 0, published: true });
    for (const published of [false, false, true])
      await owner.put(`/api/x/studio/projects/${other.id}/publishing`, { published });
    await workQueue('happenings.');
    const names = take()
      .sort((a, b) => a.id.localeCompare(b.id))
      .map((one) => one.name);
    expect(names).toEqual(['project.created', 'project.published', 'project.closed', 'project.published']);
  });

  test('a rolled back event is not published, and an event without subscribers leaves no job', async () => {
    const body = { project: { id: project.id, name: 'Rolled back' } };
    const failing = transaction(async (sql) => {
      await emit(sql, 'selection.reopened', studio.account, body);
      throw new Error('and then it failed');
    });
    await expect(failing).rejects.toThrow('and then it failed');
    const before = (await queued('happenings.tell')).length;
    const photograph = { id: project.id, name: 'IMG_1.JPG', version: 'v1' };
    const data = { project: body.project, gallery: project.gallery, photograph };
    await emit(pool(), 'photograph.ready', studio.account, data);
    expect(await queued('happenings.tell')).toHaveLength(before);
    await workQueue('happenings.');
    expect(take()).toEqual([]);
  });

  test('its data has exactly the fields of the table', async () => {
    const body = { project: { id: project.id, name: 'A', code: 'SECRET' }, password: 'x' };
    await emit(pool(), 'selection.reopened', studio.account, body);
    await workQueue('happenings.');
    expect(take()[0]?.data).toEqual({ project: { id: project.id, name: 'A' } });
  });
});

describe('independent subscribers', () => {
  test('a subscriber that fails is retried alone, and delays no other', async () => {
    broken = true;
    await pool().query("delete from pgboss.job where name = 'happenings.listen'");
    await emit(pool(), 'selection.reopened', studio.account, { project: { id: project.id, name: 'A' } });
    const [job] = await boss().fetch('happenings.tell');
    await notifySubscribers(job?.data as DomainEvent);
    // A worker died after it had notified all subscribers: the job runs again.
    await notifySubscribers(job?.data as DomainEvent);
    await boss().complete('happenings.tell', job?.id ?? '');
    expect((await queued('happenings.listen')).map(({ feature }) => feature).sort()).toEqual([
      'breaks',
      'hears-all',
    ]);
    const { domainEventJobs } = await import('../jobs');
    const { run } = await (domainEventJobs[1]?.handler() ?? Promise.reject(new Error('no such job')));
    for (const one of await boss().fetch<{ feature: string }>('happenings.listen', { batchSize: 9 })) {
      const once = run(one.data, { id: one.id, signal: new AbortController().signal });
      await once.then(
        () => boss().complete('happenings.listen', one.id),
        (error: Error) => boss().fail('happenings.listen', one.id, error),
      );
    }
    expect(take()).toHaveLength(1);
    const after = await queued('happenings.listen');
    expect(after.map(({ feature, state }) => [feature, state]).sort()).toEqual([
      ['breaks', 'retry'],
      ['hears-all', 'completed'],
    ]);
  });

  test('subscribing to an unknown event stops the start, naming the feature and the known events', () => {
    const wrong = { 'selection.finished': async () => undefined } as never;
    expect(() => addListeners('retouching', wrong)).toThrow(
      /"retouching" listens to "selection.finished".*selection.completed/,
    );
  });
});
