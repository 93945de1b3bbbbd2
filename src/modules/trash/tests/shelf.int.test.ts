import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { countTrashFor, readTrash, trashOf } from '@/modules/project/queries/read-trash';

const app = await openTestApp();
const sql = sqlOf(app);
const API = '/api/x/studio/projects';
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

/** A studio whose plan allows so many projects, and its owner. */
async function small(limit: number) {
  const its = await makeStudio();
  await sql('update subscriptions set project_limit = $2 where account_id = $1', [its.account, limit]);
  return { its, person: await new Browser(app.origin).signIn(its.ownerEmail, PASSWORD) };
}

describe('a project in the trash', () => {
  test('is reachable by no one, and returns with its picks and people', async () => {
    const project = await makeProject(studio);
    const client = await new Browser(app.origin).enter(project.code);
    const body = { media: project.medias[0], product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', body)).status).toBe(200);

    const gone = await owner.delete(`${API}/${project.id}`);
    expect(gone.status).toBe(200);
    const days = (new Date(String(gone.json.until)).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await client.get(`/galleries/${project.gallery}`)).status).toBe(404);
    expect((await owner.delete(`${API}/${project.id}`)).status).toBe(404);
    const code = await new Browser(app.origin).post('/events/new', { code: project.code });
    expect(code.status).toBeGreaterThanOrEqual(400);

    expect((await owner.post(`${API}/${project.id}/restore`)).status).toBe(200);
    expect((await client.get(`/galleries/${project.gallery}`)).status).toBe(200);
    expect(await sql('select 1 from product_medias where event_id = $1', [project.id])).toHaveLength(1);
    expect((await owner.post(`${API}/${project.id}/restore`)).status).toBe(404);
  });

  test('is purged after thirty days', async () => {
    const project = await makeProject(studio, { medias: 0 });
    await sql(`update events set deleted_at = now() - interval '30 days 1 minute' where id = $1`, [
      project.id,
    ]);
    expect((await owner.post(`${API}/${project.id}/restore`)).status).toBe(404);
  });

  test('is restored only within the plan, and by one of two requests for the last place', async () => {
    const { its, person } = await small(2);
    const projects = [await makeProject(its, { medias: 0 }), await makeProject(its, { medias: 0 })];
    for (const { id } of projects) expect((await person.delete(`${API}/${id}`)).status).toBe(200);
    await makeProject(its, { medias: 0 });
    const answers = await Promise.all(projects.map(({ id }) => person.post(`${API}/${id}/restore`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.json).toMatchObject({
      code: 'PROJECT_LIMIT_REACHED',
      ways: ['upgrade', 'single_project', 'delete'],
    });
  });
});

describe('a project in the archive', () => {
  test('is closed to its people, open to the studio, and not counted', async () => {
    const { its, person } = await small(1);
    const project = await makeProject(its);
    const client = await new Browser(app.origin).enter(project.code);
    const archive = (archived: boolean) => person.put(`${API}/${project.id}/archive`, { archived });
    expect((await archive(true)).json).toEqual({ archived: true });
    expect((await client.get(`/galleries/${project.gallery}`)).json.code).toBe('PROJECT_EXPIRED');
    expect((await person.get(`/galleries/${project.gallery}`)).status).toBe(200);

    const other = await makeProject(its, { medias: 0 });
    expect((await archive(false)).json.code).toBe('PROJECT_LIMIT_REACHED');
    await person.delete(`${API}/${other.id}`);
    expect((await archive(false)).json).toEqual({ archived: false });
    expect((await archive(false)).json).toEqual({ archived: false });
    expect((await client.get(`/galleries/${project.gallery}`)).status).toBe(200);
  });
});

describe('a duplicated project', () => {
  test('has the settings, galleries and products, and neither day nor people', async () => {
    const options = { layout: 'masonry', layout_color: 'dark', allow_sharing: true, language: 'he' };
    const project = await makeProject(studio, {
      options: { ...options, location: 'Jaffa', date: '2026-05-01', selection_password: 'our word' },
    });
    await owner.put(`${API}/${project.id}/galleries/${project.gallery}`, { name: 'Ceremony' });
    await owner.post(`${API}/${project.id}/galleries`, { name: 'Party' });
    const removed = `${API}/${project.id}/products/${project.products.Cover}`;
    expect((await owner.delete(removed)).status).toBe(204);

    const made = await owner.post(`${API}/${project.id}/copies`, { name: 'Next one' });
    expect(made.status).toBe(201);
    const [copy] = await sql(
      `select name, layout::text, layout_color::text, allow_sharing, locale::text, location, date,
              selection_password_hash, published_at, brand_id, code = $2 as same_code
         from events where id = $1`,
      [made.json.id, project.code],
    );
    expect(copy).toEqual({
      name: 'Next one',
      layout: 'masonry',
      layout_color: 'dark',
      allow_sharing: true,
      locale: 'he',
      location: null,
      date: null,
      selection_password_hash: null,
      published_at: null,
      brand_id: studio.brand,
      same_code: false,
    });
    const of = (table: string, columns: string) =>
      sql(`select ${columns} from ${table} where event_id = $1`, [made.json.id]);
    expect(await of('galleries', 'name, position::int')).toEqual([
      { name: 'Ceremony', position: 0 },
      { name: 'Party', position: 1 },
    ]);
    expect(await of('products', 'name, maxphotos::int')).toEqual([{ name: 'Album', maxphotos: 12 }]);
    for (const table of ['media', 'grants', 'product_medias', 'invitations'])
      expect(await of(table, 'id')).toEqual([]);
  });

  test('requires a name, and a place in the plan', async () => {
    const { its, person } = await small(1);
    const project = await makeProject(its, { medias: 0 });
    const nameless = await person.post(`${API}/${project.id}/copies`, { name: ' ' });
    expect([nameless.status, Object.keys(nameless.json.errors as unknown as object)]).toEqual([
      422,
      ['name'],
    ]);
    const answer = await person.post(`${API}/${project.id}/copies`, { name: 'One more' });
    expect(answer.json.code).toBe('PROJECT_LIMIT_REACHED');
  });
});

describe('the trash of a studio', () => {
  test('shows each user what they may restore', async () => {
    const its = await makeStudio();
    const person = await new Browser(app.origin).signIn(its.ownerEmail, PASSWORD);
    const { email } = await makeUser({ account: its.account, role: 'assistant' });
    const helper = await new Browser(app.origin).signIn(email, PASSWORD);
    const [gone, kept] = [await makeProject(its, { medias: 0 }), await makeProject(its, { medias: 3 })];
    await person.delete(`${API}/${gone.id}`);
    const gallery = String((await person.post(`${API}/${kept.id}/galleries`, { name: 'Second' })).json.id);
    await person.delete(`${API}/${kept.id}/galleries/${gallery}`);
    await helper.delete(`${API}/${kept.id}/products/${kept.products.Album}`);
    await helper.post(`${API}/${kept.id}/photos/trash`, { medias: kept.medias.slice(0, 2) });

    const { account } = its;
    const owners = await readTrash({ role: 'owner', account });
    expect(owners.projects.map(({ id }) => id)).toEqual([gone.id]);
    expect(owners.parts.map(({ kind }) => kind).sort()).toEqual(['galleries', 'products']);
    expect(owners.photos).toMatchObject([{ event: kept.id, photos: 2, picks: 0 }]);
    expect(await countTrashFor({ role: 'owner', account })).toBe(5);

    const assistants = await readTrash({ role: 'assistant', account });
    expect(assistants.projects).toEqual([]);
    expect(assistants.parts.map(({ kind, id }) => [kind, id])).toEqual([['products', kept.products.Album]]);
    expect(assistants.photos).toEqual(owners.photos);
    expect(await countTrashFor({ role: 'assistant', account })).toBe(3);
    expect(trashOf({ role: 'client', account })).toEqual([]);

    const back = await helper.post(`${API}/${kept.id}/photos/restore`, { medias: kept.medias.slice(0, 2) });
    expect(back.status).toBe(200);
    expect((await readTrash({ role: 'assistant', account })).photos).toEqual([]);
    const elsewhere = await makeStudio();
    expect(await readTrash({ role: 'owner', account: elsewhere.account })).toEqual({
      projects: [],
      parts: [],
      photos: [],
      features: [],
    });
  });
});
