import { Browser } from '@root/tests/helpers/browser';
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
import { isValidElement, type ReactElement } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import type { StudioPerson } from '@/modules/access/enter-studio';
import { choosePlan } from '@/modules/subscriptions/operations/choose-plan';
import { givePlan } from '@/modules/subscriptions/operations/give-plan';
import { homeCards } from '../admin/cards';
import { defineCard } from '../admin/define-card';
import { cardQuestion, renderCards } from '../admin/draw-cards';
import type { Need } from '../admin/NeedCard';
import {
  readMarks,
  readPlanUse,
  readStart,
  readTutorialPlaces,
  readWanted,
  recentProjects,
} from '../queries/home-repo';

// Payload's own components import style sheets that need a bundler; cards need none of them.
vi.mock('@plugins/kit/admin', () => import('../admin/define-projects-card'));
vi.mock('@/registry/admin', async () => {
  const { completedCard } = await import('@plugins/selection/admin/completed-card');
  return { featureAdmins: [{ id: 'selection', tabs: [], cards: [completedCard] }] };
});
const Nothing = () => null;

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let other: Studio;
let project: Project;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  other = await makeStudio();
  project = await makeProject(studio, { medias: 3 });
  await makeProject(other, { medias: 2 });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

const personOf = (of: Studio, role: 'owner' | 'assistant' = 'owner') =>
  ({
    account: of.account,
    role,
    user: { id: of.owner },
    sessionId: 's',
    locale: 'en',
  }) as unknown as StudioPerson;

/** The cards of a user's Home: each name with what it shows. */
async function needs(person = personOf(studio)): Promise<Record<string, Need>> {
  const drawn = await renderCards(homeCards(), person.role, cardQuestion(person));
  expect(drawn.filter(({ failed }) => failed)).toEqual([]);
  return Object.fromEntries(
    drawn.map(({ name, node }) => {
      if (!isValidElement(node)) throw new Error(`${name} drew nothing`);
      return [name, (node as ReactElement<Need>).props];
    }),
  );
}

test('a studio without open tasks has no cards', async () => {
  expect(await needs()).toEqual({});
});

describe('a complete selection', () => {
  const complete = () =>
    sql('update events set printselectiondone = true, completed_at = now() where id = $1', [project.id]);

  test('is shown with its cover and a link to its picks, for its account alone', async () => {
    await complete();
    const card = (await needs())['selection.completed'];
    expect(card).toMatchObject({
      tone: 'waits',
      count: 1,
      button: { href: `/admin/projects/${project.id}/picks` },
    });
    expect(card?.things[0]?.src).toMatch(/^\/p\//);
    expect(await needs(personOf(other))).toEqual({});
  });

  test('disappears once it was reviewed, and returns when it is completed again', async () => {
    const look = { mark: `looked:${project.id}`, on: true };
    expect((await owner.put('/api/x/studio/marks', look)).status).toBe(204);
    expect(await needs()).toEqual({});
    await sql(`update user_marks set at = now() - interval '1 hour' where mark = $1`, [look.mark]);
    expect(Object.keys(await needs())).toEqual(['selection.completed']);
    await sql('update events set editing_at = now() where id = $1', [project.id]);
    expect(await needs()).toEqual({});
    await sql('update events set editing_at = null, printselectiondone = false where id = $1', [project.id]);
  });
});

test('a project that was not published is shown with its next step, until it is', async () => {
  const card = async () => (await needs())['projects.drafts'];
  const draft = { published: false };
  const steps = [
    [await makeProject(studio, { ...draft, medias: 0, products: {} }), 'photos'],
    [await makeProject(studio, { ...draft, medias: 1, products: {} }), 'products'],
    [await makeProject(studio, { ...draft, medias: 1 }), 'clients'],
  ] as const;
  for (const [{ id }, step] of steps) {
    await sql('update events set updated_at = now() where id = $1', [id]);
    expect((await card())?.button.href).toBe(`/admin/projects/${id}/${step}`);
  }
  expect((await card())?.count).toBe(3);
  expect(await needs(personOf(other))).toEqual({});
  await sql('update events set published_at = now() where id = any($1)', [steps.map(([{ id }]) => id)]);
  expect(await needs()).toEqual({});
  await sql('update events set deleted_at = now() where id = any($1)', [steps.map(([{ id }]) => id)]);
});

test('a project that closes within two weeks is shown, an archived one is not', async () => {
  const until = (days: number) =>
    sql(`update events set expires_at = now() + make_interval(days => $2) where id = $1`, [project.id, days]);
  await until(20);
  expect(await needs()).toEqual({});
  await until(5);
  expect((await needs())['projects.expiring']).toMatchObject({
    tone: 'soon',
    count: 1,
    button: { href: `/admin/projects/${project.id}/details?extend=1` },
  });
  expect(await needs(personOf(other))).toEqual({});
  await sql('update events set archived_at = now() where id = $1', [project.id]);
  expect(await needs()).toEqual({});
  await sql('update events set archived_at = null, expires_at = null where id = $1', [project.id]);
});

test('photographs that could not be read, and abandoned uploads', async () => {
  await sql(`update media set state = 'refused', refusal_code = 'PHOTO_BROKEN' where id = any($1)`, [
    project.medias.slice(0, 2),
  ]);
  const upload = (id: string, hours: number) =>
    sql(
      `insert into uploads (id, account_id, event_id, gallery_id, filename, bytes, created_at)
       values ($1, $2, $3, $4, 'a.jpg', 5, now() - make_interval(hours => $5))`,
      [id, studio.account, project.id, project.gallery, hours],
    );
  await upload('fresh', 0);
  expect(Object.keys(await needs())).toEqual(['uploads.refused']);
  await upload('left', 2);
  const cards = await needs();
  const href = `/admin/projects/${project.id}/photos?gallery=${project.gallery}`;
  expect(cards['uploads.refused']).toMatchObject({ count: 2, tone: 'trouble', button: { href } });
  expect(cards['uploads.interrupted']).toMatchObject({ count: 1, button: { href } });
  expect(await needs(personOf(other))).toEqual({});
  await sql('delete from uploads');
  await sql(`update media set state = 'ready' where event_id = $1`, [project.id]);
});

test('a failed message is shown to the owner alone, until it is sent again', async () => {
  const id = uuidv7();
  await sql(
    `insert into mails (id, account_id, kind, "to", subject, state) values ($1, $2, 'invitation', 'dana@bride.test', 'Come', 'failed')`,
    [id, studio.account],
  );
  expect((await needs())['mails.undelivered']).toMatchObject({
    count: 1,
    things: [{ href: `/admin/outbox/${id}`, name: 'dana@bride.test', about: 'Come' }],
  });
  expect(await needs(personOf(studio, 'assistant'))).toEqual({});
  expect(await needs(personOf(other))).toEqual({});
  await sql('update mails set again_id = id where id = $1', [id]);
  expect(await needs()).toEqual({});
});

test('a card that throws or never resolves affects no other card', async () => {
  const card = (name: string, load: () => Promise<{ word: string } | null>, permission = 'admin.enter') =>
    defineCard({ name, permission, load, Card: Nothing });
  const drawn = await renderCards(
    [
      card('throws', () => Promise.reject(new Error('no'))),
      card('throws at once', () => {
        throw new Error('no');
      }),
      card('hangs', () => new Promise(() => undefined)),
      card('has nothing', async () => null),
      card('is not for her', async () => ({ word: 'x' }), 'installation.run'),
      card('stands', async () => ({ word: 'x' })),
    ],
    'owner',
    cardQuestion(personOf(studio)),
  );
  expect(drawn.map(({ name, failed }) => [name, failed])).toEqual([
    ['throws', true],
    ['throws at once', true],
    ['hangs', true],
    ['stands', false],
  ]);
});

describe('the first steps', () => {
  test('end by rows of this account alone', async () => {
    const fresh = await makeStudio('Studio Dawn');
    const facts = async () => (await readStart(fresh.account)).facts;
    const none = { project: false, invitation: false };
    expect(await readStart(fresh.account)).toEqual({
      facts: none,
      brand: { id: fresh.brand, name: 'Studio Dawn' },
    });
    const first = await makeProject(fresh, { medias: 0, products: {}, published: false });
    expect(await facts()).toEqual({ ...none, project: true });
    const here = await new Browser(app.origin).signIn(fresh.ownerEmail, PASSWORD);
    const invite = (body: object) => here.post(`/api/x/studio/projects/${first.id}/invitations`, body);
    // A link that was not sent is no invitation yet.
    expect((await invite({ name: 'Dana' })).status).toBe(201);
    expect((await facts()).invitation).toBe(false);
    expect((await invite({ name: 'Dana', email: 'dana@bride.test', send: true })).status).toBe(201);
    expect(await facts()).toEqual({ ...none, project: true, invitation: true });
  });

  test('are skipped and resumed per user', async () => {
    const mark = (on: boolean) => owner.put('/api/x/studio/marks', { mark: 'start:skipped', on });
    await mark(true);
    await mark(true);
    expect([...(await readMarks(studio.owner))]).toEqual(['start:skipped']);
    expect([...(await readMarks(other.owner))]).toEqual([]);
    await mark(false);
    expect([...(await readMarks(studio.owner))]).toEqual([]);
  });
});

describe('marks', () => {
  test('that do not exist are refused', async () => {
    expect((await owner.put('/api/x/studio/marks', { mark: 'else', on: true })).status).toBe(422);
  });

  test('are available to admin users only', async () => {
    const body = { mark: 'tutorial:start', on: true };
    const outsider = await new Browser(app.origin).signIn((await makeUser()).email, PASSWORD);
    expect((await outsider.put('/api/x/studio/marks', body)).status).toBe(403);
    expect(await sql('select 1 from user_marks where mark = $1', ['tutorial:start'])).toEqual([]);
  });
});

test('the plan of the price list is offered until a plan is ordered, also at once', async () => {
  const mine = await makeStudio();
  expect(await readWanted(mine.account)).toBeNull();
  await sql(`update accounts set wanted_plan = 'pro', wanted_period = 'yearly' where id = $1`, [
    mine.account,
  ]);
  expect(await readWanted(mine.account)).toEqual({ plan: 'pro', period: 'yearly' });
  await givePlan(mine.account, 'free');
  await choosePlan(mine.account, { plan: 'unlimited', period: 'monthly' });
  expect(await readWanted(mine.account)).toBeNull();
});

test('the plan’s usage is counted from each account’s own rows', async () => {
  const mine = await makeStudio();
  const big = await makeProject(mine, { medias: 4, options: { name: 'Big' } });
  await makeProject(mine, { medias: 1 });
  const gone = await makeProject(mine, { medias: 6 });
  await sql('update events set deleted_at = now() where id = $1', [gone.id]);
  await sql('update media set bytes = 1000 where account_id = $1', [mine.account]);
  await sql(
    'update subscriptions set project_limit = 3, max_photos_per_project = 500 where account_id = $1',
    [mine.account],
  );
  expect(await readPlanUse(mine.account)).toEqual({
    plan: 'unlimited',
    projects: 2,
    projectLimit: 3,
    photosPerProject: 500,
    largest: { name: 'Big', photos: 4 },
    photos: 5,
    // Photographs in the trash still count.
    bytes: 11_000,
  });
  expect((await recentProjects(mine.account, 6)).map(({ id }) => id)).toContain(big.id);
  expect(await recentProjects(mine.account, 1)).toHaveLength(1);
});

test('tutorials lead to the newest project that is not archived or in the trash, and to the only brand', async () => {
  const own = await makeStudio();
  const { project: none, brand } = await readTutorialPlaces(own.account);
  expect(none).toBeNull();
  const brands = await sql<{ id: string }>('select id from brands where account_id = $1', [own.account]);
  expect(brands.map(({ id }) => id)).toEqual([brand]);
  const [first, second, third] = [
    await makeProject(own, { medias: 0 }),
    await makeProject(own, { medias: 0 }),
    await makeProject(own, { medias: 0 }),
  ];
  await makeProject(other, { medias: 0 });
  const newest = async () => (await readTutorialPlaces(own.account)).project;
  expect(await newest()).toBe(third.id);
  await sql('update events set archived_at = now() where id = $1', [third.id]);
  expect(await newest()).toBe(second.id);
  await sql('update events set deleted_at = now() where id = $1', [second.id]);
  expect(await newest()).toBe(first.id);
  await sql(
    `insert into brands (id, account_id, business_name, created_at, updated_at)
     select gen_random_uuid(), $1, 'Second', now(), now()`,
    [own.account],
  );
  expect((await readTutorialPlaces(own.account)).brand).toBeNull();
});
