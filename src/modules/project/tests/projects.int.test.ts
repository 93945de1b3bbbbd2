import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { PHASES, phaseOf } from '@/modules/access/rules/project';
import { countPhases, listProjects } from '../queries/list-projects';
import { presentCard } from '../queries/present-project';
import type { ProjectCardRow } from '../queries/projects-repo';
import { ALL_PROJECTS, countShown } from '../rules/project-list';

const app = await openTestApp();
const sql = sqlOf(app);
const API = '/api/x/studio/projects';
let studio: Studio;
let owner: Browser;
let assistant: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const helper = await makeUser({ account: studio.account, role: 'assistant' });
  assistant = await new Browser(app.origin).signIn(helper.email, PASSWORD);
});

const bare = (name: string, options: Record<string, unknown> = {}, its = studio) =>
  makeProject(its, { medias: 0, products: {}, options: { name, ...options } });
const presented = (row: ProjectCardRow) => presentCard(row, '').turn;
const names = async (query: string) =>
  ((await owner.get(`${API}?${query}`)).json.projects as unknown as { name: string }[]).map(
    ({ name }) => name,
  );

describe('the list of projects', () => {
  test('is found by name without niqqud, place, brand and days, in the requested order, in its account alone', async () => {
    const other = await makeStudio();
    await bare('Levi elsewhere', {}, other);
    await bare('נֹעָה ואיתי', { date: '2026-05-01', location: 'Jaffa' });
    await bare('Maya & Levi', { date: '2026-07-01' });
    await bare('Adam', { date: '2025-07-01' });
    expect(await names('q=נעה')).toEqual(['נֹעָה ואיתי']);
    expect(await names('q=jaf')).toEqual(['נֹעָה ואיתי']);
    expect(await names('q=levi')).toEqual(['Maya & Levi']);
    expect(await names('from=2026-01-01&to=2026-06-01')).toEqual(['נֹעָה ואיתי']);
    expect(await names(`brand=${studio.brand}&sort=name`)).toEqual(['Adam', 'Maya & Levi', 'נֹעָה ואיתי']);
    expect(await names('sort=date')).toEqual(['Maya & Levi', 'נֹעָה ואיתי', 'Adam']);
    expect(await names('phase=nonsense&sort=oldest')).toHaveLength(3);
  });

  test('has each phase of the domain, and the archive only on request', async () => {
    const its = await makeStudio();
    const made = new Map<string, string>();
    for (const phase of PHASES) {
      const project = await makeProject(its, { medias: 1, published: phase !== 'draft' });
      made.set(project.id, phase);
      const done = ['selection_complete', 'editing', 'delivered'].includes(phase);
      await sql(
        `update events set printselectiondone = $2, editing_at = $3, delivered_at = $4, archived_at = $5 where id = $1`,
        [
          project.id,
          done,
          phase === 'editing' ? new Date() : null,
          phase === 'delivered' ? new Date() : null,
          phase === 'archived' ? new Date() : null,
        ],
      );
      if (phase !== 'selecting') continue;
      const client = await new Browser(app.origin).enter(project.code);
      await client.post('/product_medias', {
        media: project.medias[0],
        product: project.products.Album,
        selected: true,
      });
    }
    const all = { account: its.account, filter: ALL_PROJECTS };
    const { published, ...rest } = Object.fromEntries(PHASES.map((phase) => [phase, 1]));
    // No client has a link to the published one yet.
    expect(await countPhases(all)).toEqual({ ...rest, unreached: published });
    for (const phase of PHASES) {
      const rows = await listProjects({ ...all, filter: { ...ALL_PROJECTS, phase }, offset: 0 });
      expect(rows.map((row) => [made.get(row.id), phaseOf(row)])).toEqual([[phase, phase]]);
    }
    expect(await listProjects({ ...all, offset: 0 })).toHaveLength(PHASES.length - 1);
    const mine = await listProjects({
      ...all,
      filter: { ...ALL_PROJECTS, turn: 'photographer' },
      offset: 0,
    });
    expect(mine.map(phaseOf).sort()).toEqual(['draft', 'editing', 'published', 'selection_complete']);
    expect(mine.map(presented)).toEqual(mine.map(() => 'photographer'));
  });

  test('a published project waits for the photographer until a client got its link, in list, filter and counts', async () => {
    const its = await makeStudio();
    const project = await bare('Published', {}, its);
    const all = { account: its.account, filter: ALL_PROJECTS };
    const turns = async (turn: 'photographer' | 'client') =>
      (await listProjects({ ...all, filter: { ...ALL_PROJECTS, turn }, offset: 0 })).map(presented);
    expect([await turns('photographer'), await turns('client')]).toEqual([['photographer'], []]);
    const mine = await new Browser(app.origin).signIn(its.ownerEmail, PASSWORD);
    // A planner, who may only view and download, has nothing to choose: also not once the link was opened.
    const planner = await mine.post(`${API}/${project.id}/invitations`, {
      name: 'Planner',
      role: 'guest',
      downloads: true,
    });
    expect(planner.status).toBe(201);
    await new Browser(app.origin).get(new URL(String(planner.json.url)).pathname);
    await sql('update grants set views = 1 where event_id = $1', [project.id]);
    expect([await turns('photographer'), await turns('client')]).toEqual([['photographer'], []]);
    const made = await mine.post(`${API}/${project.id}/invitations`, { name: 'Maya' });
    expect(made.status).toBe(201);
    expect([await turns('photographer'), await turns('client')]).toEqual([[], ['client']]);
    const counts = await countPhases(all);
    expect(counts).toEqual({ published: 1 });
    expect(countShown({ ...ALL_PROJECTS, turn: 'client' }, counts)).toBe(1);
    expect(countShown({ ...ALL_PROJECTS, turn: 'photographer' }, { unreached: 2, published: 1 })).toBe(2);
    expect(countShown({ ...ALL_PROJECTS, phase: 'published' }, { unreached: 2, published: 1 })).toBe(3);
  });
});

describe('many projects at once', () => {
  test('each is changed or refused with its reason, and changes can be undone', async () => {
    const its = await makeStudio();
    const [one, two] = [await bare('One'), await bare('Two')];
    const strange = await bare('Strange', {}, its);
    await owner.put(`${API}/${two.id}/archive`, { archived: true });
    const items = [one, two, strange].map(({ id }) => ({ id }));
    const answer = await owner.post(`${API}/changes`, { act: 'publish', items });
    expect(answer.json.done).toEqual([{ id: one.id, changed: false }]);
    expect(answer.json.refused).toMatchObject([
      { id: two.id, code: 'PROJECT_ARCHIVED', name: 'Two' },
      { id: strange.id, code: 'NOT_FOUND', name: null },
    ]);
  });

  test('the end moves from its current date, and never overwrites another user’s change', async () => {
    const [open, ends] = [await bare('Open'), await bare('Ends', { expires_at: '2090-01-01T00:00:00.000Z' })];
    const answer = await owner.post(`${API}/changes`, {
      act: 'extend',
      days: 30,
      items: [{ id: open.id }, { id: ends.id }],
    });
    expect(answer.json.refused).toMatchObject([{ id: open.id, code: 'NO_EXPIRY' }]);
    expect(answer.json.done).toMatchObject([{ id: ends.id, changed: true, is: '2090-01-31T00:00:00.000Z' }]);
    const back = { id: ends.id, to: '2090-01-01T00:00:00.000Z', from: '2090-01-31T00:00:00.000Z' };
    await sql(`update events set expires_at = '2091-01-01' where id = $1`, [ends.id]);
    const stale = await owner.post(`${API}/changes`, { act: 'expiry', items: [back] });
    expect(stale.json.refused).toMatchObject([{ code: 'STALE' }]);
  });

  test('an assistant deletes none; two users who delete the same delete each once', async () => {
    const projects = [await bare('A'), await bare('B'), await bare('C')];
    const input = { act: 'delete', items: projects.map(({ id }) => ({ id })) };
    expect((await assistant.post(`${API}/changes`, input)).status).toBe(403);
    expect((await assistant.post(`${API}/weights`, { ids: [projects[0]?.id] })).status).toBe(403);
    const weight = await owner.post(`${API}/weights`, { ids: projects.map(({ id }) => id) });
    expect(weight.json).toMatchObject({ projects: 3, photos: 0, picks: 0 });
    const second = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    const answers = await Promise.all([owner, second].map((who) => who.post(`${API}/changes`, input)));
    const done = answers.flatMap(({ json }) =>
      (json.done as unknown as { id: string }[]).map(({ id }) => id),
    );
    expect(done.sort()).toEqual(projects.map(({ id }) => id).sort());
    const refused = answers.flatMap(({ json }) => json.refused as unknown as { code: string }[]);
    expect(refused.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('a preset', () => {
  test('is copied into a project, and later changes do not affect it', async () => {
    const kept = await owner.post('/api/x/studio/presets', { name: 'Mine', like: 'wedding' });
    const preset = String(kept.json.id);
    const made = await owner.post(API, { name: 'From mine', language: 'en', preset });
    const galleries = () =>
      sql('select name from galleries where event_id = $1 order by position', [made.json.id]);
    const before = await galleries();
    expect(before.map(({ name }) => name)).toEqual(['Preparations', 'Ceremony', 'Portraits', 'Party']);
    const put = (body: object) => owner.put(`/api/x/studio/presets/${preset}`, body);
    expect((await put({ preset: { galleries: ['Only'] } })).status).toBe(200);
    expect(await galleries()).toEqual(before);
    expect((await put({ preset: { galleries: ['Mine'] }, seen: { galleries: ['Old'] } })).status).toBe(409);
    expect((await put({ preset: { settings: { code: 'X' } } })).status).toBe(422);
  });

  test('is saved from a project; an example is in the project’s language', async () => {
    const project = await makeProject(studio, { medias: 0, options: { layout: 'masonry' } });
    const kept = await owner.post(`${API}/${project.id}/presets`, { name: 'Like it' });
    const [row] = await sql<{ settings: { layout: string }; products: { name: string }[] }>(
      'select settings, products from presets where id = $1',
      [kept.json.id],
    );
    expect(row?.settings.layout).toBe('masonry');
    expect(row?.products.map(({ name }) => name)).toEqual(['Album', 'Cover']);
    const made = await owner.post(API, { name: 'שלנו', language: 'he', preset: 'newborn' });
    const [gallery] = await sql('select name from galleries where event_id = $1 order by position', [
      made.json.id,
    ]);
    expect(gallery?.name).toBe('הצילומים');
    expect((await owner.post(API, { name: 'X', preset: 'nothing' })).status).toBe(422);
  });
});

test('a user’s filters are private, and their view is remembered', async () => {
  const kept = await owner.post('/api/x/studio/project-filters', {
    name: 'Drafts',
    query: 'phase=draft&x=1',
  });
  expect(kept.json).toMatchObject({ name: 'Drafts', query: 'phase=draft' });
  await assistant.delete(`/api/x/studio/project-filters/${kept.json.id}`);
  expect(await sql('select 1 from saved_filters where id = $1', [kept.json.id])).toHaveLength(1);
  await owner.delete(`/api/x/studio/project-filters/${kept.json.id}`);
  expect(await sql('select 1 from saved_filters where id = $1', [kept.json.id])).toEqual([]);
  expect((await owner.put(`${API}/view`, { view: 'table' })).status).toBe(204);
  const [user] = await sql('select projects_view::text as view from users where id = $1', [studio.owner]);
  expect(user?.view).toBe('table');
});
