import { makeSite } from '@root/src/modules/sites/tests/make-site';
import { Browser } from '@root/tests/helpers/browser';
import { makeInvitation } from '@root/tests/helpers/invitation';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeVisits } from '@/core/events/visits';
import { countView } from '@/modules/access/grants/count-view';
import { rollUp } from '../operations/roll-up';
import { dayOf } from '../rules/day-of';

const app = await openTestApp();
const sql = sqlOf(app);
const TABLES = ['statistics_days', 'statistics_visitors', 'statistics_salts', 'statistics_looks'];
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const MINUTE = 60_000;
let alma: Studio;
let boaz: Studio;
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  alma = await makeStudio('Studio Alma');
  boaz = await makeStudio('Studio Boaz');
  await sql(`update accounts set time_zone = 'Asia/Jerusalem' where id = $1`, [alma.account]);
  await sql(`update accounts set time_zone = 'America/Los_Angeles' where id = $1`, [boaz.account]);
  await makeSite(alma.account, 'alma', { '': [], contact: [] });
});
beforeEach(async () => {
  await writeVisits();
  for (const table of TABLES) await sql(`delete from ${table}`);
  project = await makeProject(alma, { medias: 2 });
});

/** The stored counts, as a table: place, day, kind, count. */
async function counts(account: string, kinds = ['visits', 'visitors']) {
  const rows = await sql<{ place: string; day: string; kind: string; count: number }>(
    `select place, day, kind, count::int as count from statistics_days where account_id = $1 and kind = any($2)
      order by place, day, kind`,
    [account, kinds],
  );
  return rows.map(({ place, day, kind, count }) => `${place} ${day} ${kind} ${count}`);
}

/** Grants of a project without the way in, which is not what is measured. */
async function makeGrants(of: Project, count: number): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `insert into grants (id, account_id, event_id, role, source, name, email, created_at, updated_at)
     select gen_random_uuid(), $1, $2, 'guest', 'code', 'Noa Secret ' || n, 'noa' || n || '@secret.test', now(), now()
       from generate_series(1, $3::int) n returning id`,
    [of.account, of.id, count],
  );
  return rows.map(({ id }) => id);
}

/** Views are counted after the answer: waits until nothing more of the visits before is on its way. */
const settled = async (views: number, of: Project) => {
  await vi.waitFor(async () => {
    const [row] = await sql<{ views: number }>(
      'select coalesce(sum(views), 0)::int as views from grants where event_id = $1',
      [of.id],
    );
    expect(row?.views).toBe(views);
  });
  await writeVisits();
};

/** Numbers that look random and are the same in each run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('a thousand visits with reloads, over midnight in two time zones, give the table counted by hand', async () => {
  const theirs = await makeProject(boaz, { medias: 1 });
  const places = [project, theirs];
  const grants = await Promise.all(places.map((place) => makeGrants(place, 40)));
  const zones = ['Asia/Jerusalem', 'America/Los_Angeles'];
  const random = sequence(7);
  const last = new Map<string, number>();
  const expected = new Map<string, { visits: number; visitors: Set<string> }>();
  // 36 hours around the midnights of both zones.
  let at = Date.parse('2026-11-20T12:00:00Z');
  for (let nr = 0; nr < 1000; nr++) {
    at += random(260_000);
    const nrOfPlace = random(2);
    const grant = grants[nrOfPlace]?.[random(40)] as string;
    await countView(grant, at);
    if (at - (last.get(grant) ?? 0) < 30 * MINUTE) continue;
    last.set(grant, at);
    const place = places[nrOfPlace] as Project;
    for (const name of [place.id, 'galleries']) {
      const key = `${place.account} ${name} ${dayOf(at, zones[nrOfPlace] as string)}`;
      const day = expected.get(key) ?? { visits: 0, visitors: new Set() };
      expected.set(key, { visits: day.visits + 1, visitors: day.visitors.add(grant) });
    }
    if (nr % 90 === 0) await writeVisits();
  }
  await writeVisits();
  const table = [...expected].flatMap(([key, { visits, visitors }]) => [
    `${key} visitors ${visitors.size}`,
    `${key} visits ${visits}`,
  ]);
  const found = [alma, boaz].map(async ({ account }) =>
    (await counts(account)).map((line) => `${account} ${line}`),
  );
  expect((await Promise.all(found)).flat().sort()).toEqual(table.sort());
  expect(new Set(table.map((line) => line.split(' ')[2])).size).toBeGreaterThanOrEqual(3);
  expect(at - Date.parse('2026-11-20T12:00:00Z')).toBeGreaterThan(24 * 60 * MINUTE);
});

const page = (who: Browser, headers: Record<string, string> = {}) =>
  who.page(`/events/${project.id}`, { headers: { 'User-Agent': AGENT, ...headers } });
const todays = () => dayOf(Date.now(), 'Asia/Jerusalem');
const here = (visits: number, visitors: number) =>
  ['galleries', project.id]
    .flatMap((place) => [
      `${place} ${todays()} visitors ${visitors}`,
      `${place} ${todays()} visits ${visits}`,
    ])
    .sort();

describe('a visit of a gallery', () => {
  test('is counted once for a person who reloads, and not for programs, pages loaded in advance, and the studio', async () => {
    const guest = await new Browser(app.origin).enter(project.code, { guest: true });
    const owner = await new Browser(app.origin).signIn(alma.ownerEmail, PASSWORD);
    await page(guest, { 'User-Agent': BOT });
    await page(guest, { 'Sec-Purpose': 'prefetch;prerender' });
    await page(owner);
    await owner.page(`/events/${project.id}?as=guest`);
    for (let nr = 0; nr < 3; nr++) await page(guest);
    await settled(1, project);
    expect(await counts(alma.account)).toEqual(here(1, 1));
  });

  test('of an invited person on two devices is one visitor, of two guests two', async () => {
    const link = await makeInvitation(project, 'Dana');
    const devices = [new Browser(app.origin), new Browser(app.origin)];
    for (const device of devices) {
      await device.page(link, { headers: { 'User-Agent': AGENT } });
      await page(device);
    }
    // Each device has a grant of its own, which counts its view.
    for (let nr = 0; nr < 2; nr++)
      await page(await new Browser(app.origin).enter(project.code, { guest: true }));
    await settled(4, project);
    expect(await counts(alma.account)).toEqual(here(4, 3));
  });
});

test('a website’s visitors are counted once a day each, whatever they read, and no program', async () => {
  const open = (path: string, agent: string) =>
    new Browser(app.origin, `alma.localhost:${app.port}`).get(path, {
      headers: { Accept: 'text/html', 'User-Agent': agent },
    });
  for (const path of ['/', '/contact', '/']) await open(path, AGENT);
  await open('/', `${AGENT} Edg/140.0`);
  await open('/', BOT);
  await writeVisits();
  expect(await counts(alma.account)).toEqual([`site ${todays()} visitors 2`]);
});

test('rows hold no personal data, and after three days nothing by which a visitor is found', async () => {
  const [grant] = await makeGrants(project, 1);
  const boazs = await makeProject(boaz, { medias: 1 });
  const [other] = await makeGrants(boazs, 1);
  const person = crypto.randomUUID();
  for (const [account, id] of [
    [alma.account, grant],
    [boaz.account, other],
  ])
    await sql('insert into clients (id, account_id, name, email) values ($1, $2, $3, $4)', [
      account === alma.account ? person : crypto.randomUUID(),
      account,
      'Noa Secret',
      `${id}@secret.test`,
    ]);
  await sql('update grants set client_id = $1 where id = $2', [person, grant]);
  const day = 24 * 60 * MINUTE;
  const now = Date.now();
  await countView(grant as string, now - day);
  await countView(grant as string, now);
  await countView(other as string, now);
  const guest = await new Browser(app.origin).enter(project.code, { guest: true });
  await guest.post(`/api/x/statistics/projects/${project.id}/looks`, {
    photographs: { [project.medias[0] as string]: 4 },
    galleries: { [project.gallery]: 9 },
  });
  await new Browser(app.origin, `alma.localhost:${app.port}`).get('/', {
    headers: { Accept: 'text/html', 'User-Agent': AGENT },
  });
  await writeVisits();
  const ids = await sql<{ id: string }>(
    'select id from grants union select id from clients union select id from users',
  );
  const secret = ['Secret', '@', '127.0.0.1', 'Mozilla', 'Chrome', 'Noa', ...ids.map(({ id }) => id)];
  for (const table of TABLES) {
    const rows = await sql<{ row: string }>(`select row_to_json(t)::text as row from ${table} t`);
    expect([table, rows.length > 0]).toEqual([table, true]);
    const found = rows.filter(({ row }) => secret.some((word) => row.includes(word)));
    expect([table, found]).toEqual([table, []]);
  }
  const hashes = await sql<{ visitor: string }>(
    `select visitor from statistics_visitors where place not in ('galleries', 'site')`,
  );
  // The same person on two days, and a person of another studio.
  expect(new Set(hashes.map(({ visitor }) => visitor)).size).toBe(3);
  await rollUp(now + 5 * day);
  for (const table of ['statistics_visitors', 'statistics_salts'])
    expect([table, await sql(`select 1 from ${table}`)]).toEqual([table, []]);
  expect(await counts(alma.account)).not.toEqual([]);
});

test('visits of a deleted account are dropped, and those of others written', async () => {
  const { visits } = await import('../operations/count-visits');
  const at = Date.now();
  visits.note({ account: crypto.randomUUID(), event: project.id, visitor: 'a', at });
  visits.note({ account: alma.account, event: project.id, visitor: 'b', at });
  await visits.write();
  expect(await counts(alma.account)).toEqual(here(1, 1));
});
