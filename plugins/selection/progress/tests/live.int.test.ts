import { randomUUID } from 'node:crypto';
import { aSecond } from '@root/tests/helpers/a-second';
import { Browser } from '@root/tests/helpers/browser';
import { LiveLine } from '@root/tests/helpers/live-line';
import { startOther } from '@root/tests/helpers/start-other';
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
import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenSelection, ProgressNews, ProgressView } from '../progress-view';

const LIVE = '/api/x/studio/live';
const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
/** A second web process on the same database. */
let elsewhere: string;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  elsewhere = (await startOther(app)).origin;
}, 120_000);

const client = ({ code }: Project, at = elsewhere) => new Browser(at).enter(code);
const pick = (who: Browser, project: Project, nr: number) =>
  who.post('/product_medias', { media: project.medias[nr], product: project.products.Album, selected: true });
const newsOf = async (projects: Project[], who = owner) =>
  (await who.get(`/api/x/selection/progress?projects=${projects.map(({ id }) => id).join()}`))
    .json as unknown as ProgressNews;
/** Reads messages until each of the projects was named. */
async function receiveAll(line: LiveLine, projects: Project[]): Promise<void> {
  const left = new Set(projects.map(({ id }) => id));
  while (left.size > 0)
    for (const id of ((await line.next('projects', 5000)).data.ids as string[] | null) ?? []) left.delete(id);
}

describe('a studio’s live stream', () => {
  test('names the project of a pick in another process, within a second and alone', async () => {
    const project = await makeProject(studio);
    const line = await LiveLine.openAt(owner, LIVE);
    const at = Date.now();
    expect((await pick(await client(project), project, 0)).status).toBe(200);
    expect((await line.next('projects')).data).toEqual({ ids: [project.id] });
    expect(Date.now() - at).toBeLessThan(aSecond());
    await line.close();
  });

  test('batches changes: at most one message a second, with every project in it', async () => {
    const projects = await Promise.all([
      makeProject(studio, { medias: 12 }),
      makeProject(studio, { medias: 12 }),
    ]);
    const people = await Promise.all(projects.map((one) => client(one)));
    const line = await LiveLine.openAt(owner, LIVE);
    const at = Date.now();
    for (let nr = 0; nr < 10; nr++)
      await Promise.all(projects.map((one, i) => pick(people[i] as Browser, one, nr)));
    const last = await makeProject(studio);
    await pick(await client(last), last, 0);
    const named: string[][] = [];
    while (!named.flat().includes(last.id))
      named.push(((await line.next('projects', 5000)).data.ids as string[] | null) ?? []);
    expect(new Set(named.flat())).toEqual(new Set([...projects, last].map(({ id }) => id)));
    expect(named.length).toBeLessThanOrEqual(2 + Math.floor((Date.now() - at) / 1000));
    await line.close();
  });

  test('reports a comment and a completion, and nothing of other studios', async () => {
    const stranger = await makeStudio();
    const other = await new Browser(elsewhere).signIn(stranger.ownerEmail, PASSWORD);
    const project = await makeProject(studio);
    const theirs = await makeProject(stranger);
    const [line, deaf] = [await LiveLine.openAt(owner, LIVE), await LiveLine.openAt(other, LIVE)];
    const dana = await client(project);
    const said = await dana.post(
      `/api/x/talk/projects/${project.id}/photographs/${project.medias[0]}/comments`,
      {
        id: randomUUID(),
        text: 'A little brighter?',
        marks: [],
        name: 'Dana',
      },
    );
    expect(said.status).toBe(201);
    await receiveAll(line, [project]);
    expect((await newsOf([project])).open[0]?.waits).toEqual([
      { text: '1 photo is waiting for a reply', href: `/admin/projects/${project.id}/talk?state=open` },
    ]);
    await dana.put(`/events/${project.id}`, { event: { printselectiondone: true } });
    await receiveAll(line, [project]);
    expect(await newsOf([project])).toEqual({ open: [], complete: [project.id] });
    // The other studio's next message must be about its own pick.
    await pick(await client(theirs), theirs, 0);
    expect((await deaf.next()).data).toEqual({ ids: [theirs.id] });
    await line.close();
    await deaf.close();
  });

  test('is open to the studio alone, and ends with its session', async () => {
    const project = await makeProject(studio);
    expect((await new Browser(app.origin).get(LIVE)).status).toBe(401);
    expect((await (await client(project, app.origin)).get(LIVE)).status).toBe(401);
    const outsider = await makeUser();
    expect((await (await new Browser(app.origin).signIn(outsider.email, PASSWORD)).get(LIVE)).status).toBe(
      403,
    );
    const again = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    const line = await LiveLine.openAt(again, LIVE);
    await sql(`delete from users_sessions where _parent_id = $1`, [studio.owner]);
    // Any revocation rechecks every connection at once; otherwise they are checked every twenty seconds.
    await sql('update media set private = true where id = $1', [project.medias[0]]);
    expect((await line.next('end', 5000)).event).toBe('end');
    await line.ended();
    owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  });
});

describe('the progress of some projects', () => {
  test('equals the whole list’s, and has nothing of other studios', async () => {
    const project = await makeProject(studio, { products: { Album: 3 } });
    await pick(await client(project), project, 0);
    const whole = (await owner.get('/api/x/selection/progress')).json as unknown as ProgressView;
    const row = whole.open.find(({ id }) => id === project.id) as OpenSelection;
    expect(row).toMatchObject({ picked: 1, room: 3 });
    expect(await newsOf([project])).toEqual({ open: [row], complete: [] });
    const stranger = await makeStudio();
    const other = await new Browser(app.origin).signIn(stranger.ownerEmail, PASSWORD);
    expect(await newsOf([project], other)).toEqual({ open: [], complete: [] });
    await (await client(project)).put(`/events/${project.id}`, { event: { printselectiondone: true } });
    expect(await newsOf([project], other)).toEqual({ open: [], complete: [] });
  });

  test('ignores invalid ids', async () => {
    const answer = await owner.get(`/api/x/selection/progress?projects=,x,' or 1=1,${'9'.repeat(36)}`);
    expect(answer.json).toEqual({ open: [], complete: [] });
    expect((await owner.get(`/api/x/selection/progress?projects=${'a'.repeat(9000)}`)).status).toBe(422);
  });
});
