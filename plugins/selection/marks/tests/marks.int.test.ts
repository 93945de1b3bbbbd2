import { beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import type { GalleryList } from '@/core/wire';
import { Browser } from '../../../../tests/helpers/browser';
import { makeInvitation } from '../../../../tests/helpers/invitation';
import { LiveLine } from '../../../../tests/helpers/live-line';
import { startWeb } from '../../../../tests/helpers/start-web';
import {
  makeProject as makeAnyProject,
  makeStudio,
  PASSWORD,
  type Project,
  type ProjectPlan,
  type Studio,
} from '../../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../../tests/helpers/test-app';
import type { MarksView } from '../marks-view';
import { marksForExport } from '../operations/marks-for-export';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let project: Project;
let dana: Browser;
let omer: Browser;

/** A project whose clients may give stars and colors. */
const makeProject = (of: Studio, plan: ProjectPlan = {}) =>
  makeAnyProject(of, { ...plan, options: { allow_stars: true } });
/** Opens a personal link; returns the person's browser. */
const opened = async (link: string) => {
  const browser = new Browser(app.origin);
  await browser.get(link);
  return browser;
};
const invited = async (to: Project, name: string) => opened(await makeInvitation(to, name));
const marksOf = async (who: Browser, at = project) =>
  (await who.get(`/events/${at.id}/marks`)).json as unknown as MarksView;
const mark = (who: Browser, media: number, body: object, at = project) =>
  who.put(`/events/${at.id}/medias/${at.medias[media]}/marks`, body);
const listed = async (who: Browser, list: string, at = project) => {
  const { json } = await who.get(`/events/${at.id}/lists/${list}/medias`);
  return (json as unknown as GalleryList).medias.map(({ id }) => at.medias.indexOf(id));
};

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  project = await makeProject(studio, { medias: 6 });
  [dana, omer] = await Promise.all([invited(project, 'Dana'), invited(project, 'Omer')]);
});

describe('a person’s own ratings', () => {
  test('are set as a state; omitted fields stay, and repeating changes nothing', async () => {
    const own = await makeProject(studio);
    const noa = await invited(own, 'Noa');
    const answers = [
      await mark(noa, 0, { favourite: true }, own),
      await mark(noa, 0, { stars: 3 }, own),
      await mark(noa, 0, { colour: 'green' }, own),
      await mark(noa, 0, { colour: 'green', stars: 3 }, own),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.at(-1)?.json).toEqual({
      media: own.medias[0],
      favourite: true,
      stars: 3,
      colour: 'green',
    });
    const recorded = await sql(`select 1 from event_changes where event_id = $1 and kind = 'mark'`, [own.id]);
    expect(recorded).toHaveLength(3);
    await mark(noa, 0, { colour: null, stars: 0, favourite: false }, own);
    expect(await marksOf(noa, own)).toMatchObject({ people: [], favourites: {}, own: {} });
  });

  test('are favorites alone where the project gives clients no stars; the account and removing stay possible', async () => {
    const own = await makeAnyProject(studio);
    const noa = await invited(own, 'Noa');
    expect((await noa.get(`/events/${own.id}`)).json.can).toMatchObject({ mark: true, rate: false });
    for (const change of [{ stars: 3 }, { colour: 'red' }, { favourite: true, stars: 1 }]) {
      const { status, json } = await mark(noa, 0, change, own);
      expect([status, json.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await marksOf(noa, own)).own).toEqual({});
    for (const change of [{ favourite: true }, { stars: 0 }, { colour: null }])
      expect((await mark(noa, 0, change, own)).status).toBe(200);
    expect((await mark(owner, 0, { stars: 3 }, own)).json).toMatchObject({ stars: 3 });
    expect((await owner.get(`/events/${own.id}`)).json.can).toMatchObject({ rate: true });
  });

  test.each([
    [{}],
    [{ stars: 6 }],
    [{ stars: -1 }],
    [{ stars: 2.5 }],
    [{ colour: 'pink' }],
    [{ favourite: 'perhaps' }],
  ])('%j is refused', async (body) => {
    expect((await mark(dana, 0, body)).status).toBe(422);
  });

  test('of a photograph of another project, in the trash, withdrawn or unknown answer NOT_FOUND', async () => {
    const other = await makeProject(studio, { medias: 1 });
    const gone = await makeProject(studio, { medias: 2 });
    const noa = await invited(gone, 'Noa');
    await sql('update media set deleted_at = now() where id = $1', [gone.medias[0]]);
    await sql('update media set private = true where id = $1', [gone.medias[1]]);
    for (const media of [other.medias[0], gone.medias[0], gone.medias[1], uuidv7(), 'nonsense']) {
      const answer = await noa.put(`/events/${gone.id}/medias/${media}/marks`, { favourite: true });
      expect([answer.status, answer.json.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('a guest must sign up, a stranger gets NOT_FOUND', async () => {
    const guest = await new Browser(app.origin).enter(project.code, { guest: true });
    const stranger = await invited(await makeProject(studio), 'Elsewhere');
    expect((await mark(guest, 0, { favourite: true })).status).toBe(401);
    expect((await guest.get(`/events/${project.id}/marks`)).status).toBe(401);
    expect((await mark(stranger, 0, { favourite: true })).status).toBe(404);
    expect((await stranger.get(`/events/${project.id}/marks`)).status).toBe(404);
    expect((await stranger.get(`/events/${project.id}/lists/favourites/medias`)).status).toBe(404);
  });
});

describe('the agreement of two people', () => {
  test('is all, one person’s alone, or undecided; stars and colors are private', async () => {
    for (const media of [0, 1]) await mark(dana, media, { favourite: true });
    await mark(dana, 2, { stars: 5, colour: 'red' });
    for (const media of [1, 3]) await mark(omer, media, { favourite: true });
    const hers = await marksOf(dana);
    const his = await marksOf(omer);
    const named = (view: MarksView, media: number) =>
      (view.favourites[project.medias[media] ?? ''] ?? []).map((at) => view.people[at]?.name).sort();
    expect([0, 1, 2, 3].map((media) => named(his, media))).toEqual([
      ['Dana'],
      ['Dana', 'Omer'],
      [],
      ['Omer'],
    ]);
    expect(hers.own[project.medias[2] ?? '']).toEqual({ stars: 5, colour: 'red' });
    expect(his.own[project.medias[2] ?? '']).toBeUndefined();
    expect(JSON.stringify(his)).not.toContain('red');
    expect(hers.me).not.toBe(his.me);
    const only = (view: MarksView) => `only-${view.me}`;
    expect(await listed(dana, 'favourites')).toEqual([0, 1]);
    expect(await listed(omer, 'favourites')).toEqual([1, 3]);
    for (const who of [dana, omer, owner]) {
      expect(await listed(who, 'all')).toEqual([1]);
      expect(await listed(who, 'some')).toEqual([]);
      expect(await listed(who, only(hers))).toEqual([0]);
      expect(await listed(who, only(his))).toEqual([3]);
      expect(await listed(who, 'undecided')).toEqual([2, 4, 5]);
    }
    expect((await dana.get(`/events/${project.id}/lists/nonsense/medias`)).status).toBe(404);
    expect(await listed(dana, 'only-unknown')).toEqual([]);
  });

  test('ignores the studio’s own favorites', async () => {
    await mark(owner, 0, { favourite: true, stars: 4 });
    expect((await marksOf(dana)).people.map(({ name }) => name).sort()).toEqual(['Dana', 'Omer']);
    const view = await marksOf(owner);
    expect(view.own[project.medias[0] ?? '']).toEqual({ favourite: true, stars: 4 });
    expect(await listed(owner, 'favourites')).toEqual([0]);
    const [user] = await sql<{ id: string }>('select id from users where email = $1', [studio.ownerEmail]);
    const said = await marksForExport(project.id, { user: user?.id ?? '' });
    expect(said.get(project.medias[0] ?? '')).toEqual({
      ...{ stars: 4, colour: null, favouriteOf: ['Dana'], verdict: 'one' },
    });
    expect(said.get(project.medias[1] ?? '')).toMatchObject({ stars: 0, verdict: 'all' });
    const hers = await marksForExport(project.id, { person: (await marksOf(dana)).me });
    expect(hers.get(project.medias[2] ?? '')).toMatchObject({
      stars: 5,
      colour: 'red',
      verdict: 'undecided',
    });
  });

  test('ignores revoked people', async () => {
    const own = await makeProject(studio);
    const [one, two] = await Promise.all([invited(own, 'One'), invited(own, 'Two')]);
    await mark(one, 0, { favourite: true }, own);
    await mark(two, 0, { favourite: true }, own);
    expect(await listed(one, 'all', own)).toEqual([0]);
    await sql(
      `update grants g set revoked_at = now() from clients c where c.id = g.client_id and g.event_id = $1 and c.name = 'Two'`,
      [own.id],
    );
    expect((await marksOf(one, own)).people.map(({ name }) => name)).toEqual(['One']);
  });
});

describe('a person', () => {
  test('is the same on two devices, and each is notified of the other’s changes', async () => {
    const own = await makeProject(studio);
    const link = await makeInvitation(own, 'Dana');
    const phone = await opened(link);
    const laptop = await opened(link);
    const other = await invited(own, 'Omer');
    const line = await LiveLine.open(laptop, own.id);
    const theirs = await LiveLine.open(other, own.id);
    await mark(phone, 0, { stars: 2 }, own);
    await mark(phone, 1, { favourite: true }, own);
    expect((await line.next('mark')).data).toMatchObject({ media: own.medias[0], stars: 2 });
    // The first message to others is the favorite: stars are private.
    expect(await theirs.next()).toMatchObject({
      event: 'favourite',
      data: { media: own.medias[1], favourite: true },
    });
    expect((await marksOf(laptop, own)).own).toEqual((await marksOf(phone, own)).own);
    line.stop.abort();
    theirs.stop.abort();
  });

  test('who becomes a client later keeps earlier ratings and changes them', async () => {
    const own = await makeProject(studio, { medias: 2 });
    const late = await new Browser(app.origin).enter(own.code);
    await mark(late, 0, { favourite: true, stars: 4 }, own);
    const client = await makeInvitation(own, 'Late');
    await opened(client);
    await sql(
      `update grants g set client_id = (select client_id from invitations where event_id = $1 limit 1)
        where g.event_id = $1 and g.client_id is null`,
      [own.id],
    );
    await mark(late, 0, { colour: 'blue' }, own);
    await mark(late, 1, { favourite: true }, own);
    const view = await marksOf(late, own);
    expect(view.own[own.medias[0] ?? '']).toEqual({ favourite: true, stars: 4, colour: 'blue' });
    expect(view.people).toHaveLength(1);
    expect(await listed(late, 'favourites', own)).toEqual([0, 1]);
  });

  test('twenty concurrent requests for one photograph end as one row with the last value of each field', async () => {
    const own = await makeProject(studio);
    const noa = await invited(own, 'Noa');
    const answers = await Promise.all([
      ...[1, 2, 3, 4, 5].map((stars) => mark(noa, 0, { stars }, own)),
      ...[1, 2, 3, 4, 5].map(() => mark(noa, 0, { favourite: true }, own)),
      ...[1, 2, 3, 4, 5].map(() => mark(noa, 0, { colour: 'purple' }, own)),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const rows = await sql<{ favourite: boolean; colour: string; stars: number }>(
      'select favourite, colour, stars::int as stars from selection_marks where event_id = $1',
      [own.id],
    );
    expect(rows).toEqual([{ favourite: true, colour: 'purple', stars: expect.any(Number) }]);
    expect(rows[0]?.stars).toBeGreaterThan(0);
  });

  test('with many people at once the agreement equals the rules’ result for their last requests', async () => {
    const own = await makeProject(studio, { medias: 5 });
    const people = await Promise.all(
      Array.from({ length: 6 }, () => new Browser(app.origin).enter(own.code)),
    );
    const last = people.map(() => new Map<number, boolean>());
    // Each person's requests in sequence, all persons concurrently.
    await Promise.all(
      people.map(async (who, at) => {
        for (let step = 0; step < 15; step++) {
          const media = (step * 7 + at * 3) % 5;
          const favourite = (step + at) % 3 !== 0;
          last[at]?.set(media, favourite);
          expect((await mark(who, media, { favourite }, own)).status).toBe(200);
        }
      }),
    );
    const count = (media: number) => last.filter((own) => own.get(media)).length;
    const said = last.filter((own) => [...own.values()].some(Boolean)).length;
    const [first] = people as [Browser];
    const medias = [0, 1, 2, 3, 4];
    expect(await listed(first, 'all', own)).toEqual(medias.filter((media) => count(media) === said));
    expect(await listed(first, 'undecided', own)).toEqual(medias.filter((media) => count(media) === 0));
    expect((await listed(first, 'some', own)).length).toBe(
      medias.filter((media) => count(media) > 1 && count(media) < said).length,
    );
  });
});
