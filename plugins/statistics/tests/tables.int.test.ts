import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf } from '@root/tests/helpers/entries';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysBetween, plusDays } from '../rules/day-of';
import type { ProjectView, StudioView } from '../wire';

const app = await openTestApp();
const sql = sqlOf(app);
const { fresh, owner: enterOwner } = entriesOf(app);
const AT = '/api/x/statistics';
let studio: Studio;
let project: Project;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  project = await makeProject(studio, { medias: 1 });
  owner = await enterOwner(studio);
  await sql(`update accounts set created_at = now() - interval '400 days' where id = $1`, [studio.account]);
});
beforeEach(() => sql('delete from statistics_days'));

const today = () => new Date().toISOString().slice(0, 10);
const addDay = (day: string, kind: string, count: number, place = project.id, name = '') =>
  sql(
    `insert into statistics_days (id, account_id, place, day, kind, name, count)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
    [studio.account, place, day, kind, name, count],
  );

describe('a table', () => {
  const HEAD = 'Date,Project or website,Figure,Detail,Value,Currency,Project ID';
  const fileOf = async (path: string, who = owner) => {
    const { status, text, headers } = await who.get(`${AT}/${path}`);
    return { status, lines: text.trimEnd().split('\r\n'), name: headers.get('content-disposition') };
  };

  test('of the studio has a line for each day, project and figure, amounts as decimals, and no sums', async () => {
    await sql('update events set name = $2 where id = $1', [project.id, '=Noa, "Amir"']);
    const yesterday = plusDays(today(), -1);
    await addDay(yesterday, 'visits', 9, 'galleries');
    await addDay(yesterday, 'visits', 7);
    await addDay(yesterday, 'sales', 8787, project.id, 'USD');
    await addDay(yesterday, 'sales', 12_000, project.id, 'ILS');
    await addDay(yesterday, 'shares', 2, project.id, 'whatsapp');
    await addDay(yesterday, 'opened_seconds', 90);
    await addDay(yesterday, 'visits', 3, crypto.randomUUID());
    await addDay(yesterday, 'visits', 4, crypto.randomUUID());
    await addDay(yesterday, 'visitors', 5, 'site');
    // All stored days are final: no feature is read any more.
    await addDay(today(), 'rolled', 0, '');
    const { lines, name } = await fileOf('days.csv?period=week');
    const of = `${yesterday},"'=Noa, ""Amir"""`;
    expect(lines).toEqual([
      HEAD,
      `${of},Gallery visits,,7,,${project.id}`,
      `${of},Time with open photos (seconds),,90,,${project.id}`,
      `${of},Shares,WhatsApp,2,,${project.id}`,
      `${of},Payments received,,120,ILS,${project.id}`,
      `${of},Payments received,,87.87,USD,${project.id}`,
      `${yesterday},Website,Website visitors,,5,,`,
      `${yesterday},Deleted project,Gallery visits,,7,,`,
    ]);
    expect(name).toContain(`Statistics ${plusDays(today(), -6)} ${today()}.csv`);
  });

  test('names two projects of one name by their ids', async () => {
    const twin = await makeProject(studio, { medias: 0 });
    await sql('update events set name = $2 where id = any($1::uuid[])', [[project.id, twin.id], 'Noa']);
    for (const place of [project.id, twin.id]) await addDay(plusDays(today(), -1), 'visits', 1, place);
    const { lines } = await fileOf('days.csv?period=week');
    const of = `${plusDays(today(), -1)},Noa,Gallery visits,,1,,`;
    expect(lines.slice(1).sort()).toEqual([project.id, twin.id].sort().map((id) => `${of}${id}`));
  });

  test('of a project has its days of the period alone', async () => {
    await sql('update events set name = $2 where id = $1', [project.id, 'Noa']);
    await addDay(plusDays(today(), -3), 'visits', 7);
    await addDay(plusDays(today(), -8), 'visits', 2);
    const week = await fileOf(`projects/${project.id}/days.csv?period=week`);
    expect(week.lines.slice(0, 2)).toEqual([
      HEAD,
      `${plusDays(today(), -3)},Noa,Gallery visits,,7,,${project.id}`,
    ]);
    expect(week.lines.join()).not.toContain(plusDays(today(), -8));
    const all = await fileOf(`projects/${project.id}/days.csv`);
    expect(all.lines).toContain(`${plusDays(today(), -8)},Noa,Gallery visits,,2,,${project.id}`);
  });

  test('of the installation has the same columns, for operators alone', async () => {
    const operator = await fresh().signIn((await makeUser({ operator: true })).email, PASSWORD);
    await makeStudio();
    await addDay(today(), 'visits', 6, 'galleries');
    const { lines } = await fileOf('platform.csv?period=week', operator);
    expect(lines[0]).toBe(HEAD);
    expect(lines).toContain(`${today()},All studios,Gallery visits,,6,,`);
    expect(lines.filter((line) => line.startsWith(`${today()},All studios,New accounts,,`))).toHaveLength(1);
    for (const [who, status] of [
      [owner, 403],
      [fresh(), 401],
    ] as const)
      expect((await fileOf('platform.csv', who)).status).toBe(status);
  });
});

const readProject = async (period: string) =>
  (await owner.get(`${AT}/projects/${project.id}?period=${period}`)).json as unknown as ProjectView;

test('a project’s figures end today and begin with the period: the days before, its publication, or its first day', async () => {
  await sql(`update events set published_at = now() - interval '20 days' where id = $1`, [project.id]);
  await addDay(today(), 'visits', 1);
  await addDay(plusDays(today(), -8), 'visits', 2);
  await addDay(plusDays(today(), -90), 'visits', 4);
  const read = async (period: string) => {
    const { from, to, step, visits, figures, periods } = await readProject(period);
    const shown = figures.find(({ kind }) => kind === 'visits');
    expect(to).toBe(today());
    expect(periods).toEqual(['week', 'month', 'published', 'all']);
    return {
      from: daysBetween(from, to),
      bars: visits.now.length,
      step,
      count: shown?.count,
      before: shown?.before,
      past: visits.before,
    };
  };
  const earlier = [0, 0, 0, 0, 0, 2, 0];
  expect(await read('week')).toEqual({ from: 6, bars: 7, step: 1, count: 1, before: 2, past: earlier });
  expect(await read('month')).toMatchObject({ from: 29, bars: 30, count: 3, before: 0 });
  expect(await read('published')).toMatchObject({ from: 20, bars: 21, count: 3, before: null, past: null });
  expect(await read('all')).toMatchObject({ from: 90, bars: 13, step: 7, count: 7, before: null });
  await sql('update events set published_at = null where id = $1', [project.id]);
  expect((await readProject('all')).periods).toEqual(['week', 'month', 'all']);
  await sql('update events set published_at = now() where id = $1', [project.id]);
});

test('a period without visits is not called empty where there were earlier ones', async () => {
  const other = await makeStudio();
  const theirs = await enterOwner(other);
  const isEmpty = async () =>
    ((await theirs.get(`${AT}/studio?period=week`)).json as unknown as StudioView).empty;
  expect(await isEmpty()).toBe(true);
  await sql(
    `insert into statistics_days (id, account_id, place, day, kind, name, count)
     values (gen_random_uuid(), $1, 'galleries', $2, 'visits', '', 1)`,
    [other.account, plusDays(today(), -100)],
  );
  expect(await isEmpty()).toBe(false);
});
