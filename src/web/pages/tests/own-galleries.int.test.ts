import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type ProjectPlan,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownGalleries } from '../own-galleries';

const app = await openTestApp();
const sql = sqlOf(app);
const MODAL = { headers: { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' } };

beforeAll(async () => {
  await startWeb(app);
});

/** A signed-in person, and what their page lists. */
async function person() {
  const { email, id } = await makeUser();
  const who = await new Browser(app.origin).signIn(email, PASSWORD);
  return { who, email, id, list: (locale: 'en' | 'he' = 'en') => ownGalleries(id, locale) };
}

/** A signed-in person in one project, as its client or guest. */
async function inside(plan: ProjectPlan = {}, as: { guest?: boolean } = {}) {
  const project = await makeProject(await makeStudio(), plan);
  const one = await person();
  await one.who.enter(project.code, as);
  const steps = async (locale: 'en' | 'he' = 'en') => (await one.list(locale))[0]?.steps;
  const change = (set: string) => sql(`update events set ${set} where id = $1`, [project.id]);
  return { ...one, project, steps, change };
}

const pick = (project: Project, product: string, medias: readonly string[]) =>
  Promise.all(
    medias.map((media) =>
      sql(
        `insert into product_medias (id, account_id, event_id, product_id, media_id) values (gen_random_uuid(), $1, $2, $3, $4)`,
        [project.account, project.id, project.products[product], media],
      ),
    ),
  );

describe('the galleries of a signed-in person', () => {
  test('are those of all studios that the person entered, and of no others', async () => {
    const { who, list } = await person();
    const studios = [await makeStudio('Studio Alma'), await makeStudio('Studio Boaz')];
    const projects = await Promise.all(studios.map((studio) => makeProject(studio, { medias: 1 })));
    await makeProject(studios[0] as never, { medias: 1 });
    for (const { code } of projects) await who.enter(code);
    const found = await list();
    expect(found.map(({ id }) => id).sort()).toEqual(projects.map(({ id }) => id).sort());
    expect(found.map(({ studio }) => studio).sort()).toEqual(['Studio Alma', 'Studio Boaz']);
    expect(await (await person()).list()).toEqual([]);
  });

  test('are left out once the access is revoked, has ended, or the project is in the trash', async () => {
    const { list, project, change } = await inside({ medias: 1 });
    const grant = (set: string) => sql(`update grants set ${set} where event_id = $1`, [project.id]);
    expect(await list()).toHaveLength(1);
    await grant('revoked_at = now()');
    expect(await list()).toEqual([]);
    await grant("revoked_at = null, expires_at = now() - interval '1 minute'");
    expect(await list()).toEqual([]);
    await grant('expires_at = null');
    await change('deleted_at = now()');
    expect(await list()).toEqual([]);
  });

  test.each([
    ['not published', 'published_at = null', { state: 'soon', until: null }],
    ['archived', 'archived_at = now()', { state: 'closed', until: null }],
    ['ended', "expires_at = '2026-01-31T21:59:59Z'", { state: 'ended', until: '2026-01-31' }],
  ])('have no cover and no step where the project is %s', async (_, set, closed) => {
    const { list, change } = await inside({ medias: 1, options: { allow_downloads: true } });
    await change("time_zone = 'Asia/Jerusalem'");
    expect((await list())[0]).toMatchObject({ state: 'open', src: expect.stringContaining('/p/') });
    await change(set);
    expect((await list())[0]).toMatchObject({ ...closed, src: null, steps: [] });
  });

  test('of a studio that is switched off can be viewed and downloaded, and nothing waits there', async () => {
    const { list, project, change } = await inside({
      medias: 1,
      products: { Album: 1 },
      options: { allow_downloads: true },
    });
    await sql('update accounts set active = false where id = $1', [project.account]);
    expect(await list()).toMatchObject([{ state: 'open', steps: [] }]);
    await change('printselectiondone = true');
    expect((await list())[0]?.steps).toEqual([
      { text: 'Ready to download', href: `/events/${project.id}/download`, waits: false },
    ]);
  });

  test('begin with those that wait for the person, then the last published', async () => {
    const { who, list } = await person();
    const studio = await makeStudio();
    const plans: [string, ProjectPlan, string][] = [
      ['old', { products: {} }, '2026-01-01'],
      ['new', { products: {} }, '2026-03-01'],
      ['waits', { products: { Album: 1 } }, '2025-01-01'],
    ];
    for (const [name, plan, published] of plans) {
      const { id, code } = await makeProject(studio, { ...plan, medias: 1, options: { name } });
      await sql('update events set published_at = $2 where id = $1', [id, published]);
      await who.enter(code);
    }
    expect((await list()).map(({ name }) => name)).toEqual(['waits', 'new', 'old']);
  });

  test('have covers that open after signing in without a destination, which leads to them', async () => {
    const { email, list } = await inside({ medias: 1 });
    const other = new Browser(app.origin);
    const answer = await other.post('/users/sign_in', { email, password: PASSWORD });
    expect(answer.json).toMatchObject({ path: '/users/account' });
    await other.page('/users/account', MODAL);
    expect((await other.get((await list())[0]?.src ?? '')).status).toBe(200);
  });
});

describe('the next step of a selection', () => {
  test('is to choose until the last day, then to send, and it is said when it was sent', async () => {
    const { steps, project, change } = await inside({ medias: 3, products: { Album: 2, Cover: 1 } });
    const href = `/events/${project.id}`;
    expect(await steps()).toEqual([{ text: 'Choose your photos: 0 of 3', href, waits: true }]);
    await sql("update products set closes_on = '2126-12-05' where id = $1", [project.products.Cover]);
    await pick(project, 'Album', project.medias.slice(0, 2));
    expect(await steps()).toMatchObject([{ text: 'Choose your photos: 2 of 3, until December 5, 2126' }]);
    expect(await steps('he')).toMatchObject([{ text: 'בחירת התמונות: 2 מתוך 3, עד 5 בדצמבר 2126' }]);
    await pick(project, 'Cover', project.medias.slice(0, 1));
    expect(await steps()).toMatchObject([{ text: 'Send your selection: 3 photos, until December 5, 2126' }]);
    await change('printselectiondone = true');
    expect(await steps()).toEqual([{ text: 'Selection sent', href: null, waits: false }]);
  });

  test('is none of a guest’s', async () => {
    expect(await (await inside({ medias: 1 }, { guest: true })).steps()).toEqual([]);
  });
});

describe('the next step of downloads', () => {
  const ready = (steps: readonly { text: string }[] | undefined) =>
    steps?.some(({ text }) => text === 'Ready to download');

  test('is to download, once the project’s rules allow it', async () => {
    const { steps, project, change } = await inside({ medias: 1, options: { allow_downloads: true } });
    expect(ready(await steps())).toBe(false);
    await change('printselectiondone = true');
    expect(ready(await steps())).toBe(true);
    await change('allow_downloads_selection_only = true');
    expect(ready(await steps())).toBe(false);
    await pick(project, 'Album', project.medias);
    expect(ready(await steps())).toBe(true);
    await sql('update media set private = true where event_id = $1', [project.id]);
    await change('allow_downloads_selection_only = false');
    expect(ready(await steps())).toBe(false);
  });

  test('is none without photographs, and none of a guest’s', async () => {
    const options = { allow_downloads: true };
    expect(ready(await (await inside({ medias: 0, products: {}, options })).steps())).toBe(false);
    expect(ready(await (await inside({ medias: 1, products: {}, options })).steps())).toBe(true);
    const guest = await inside({ medias: 1, products: {}, options }, { guest: true });
    expect(ready(await guest.steps())).toBe(false);
  });
});
