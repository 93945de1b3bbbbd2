import { aSecond } from '@root/tests/helpers/a-second';
import { Browser } from '@root/tests/helpers/browser';
import { drawnLast, invite } from '@root/tests/helpers/entering';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
const NO_ID = '0199aaaa-0000-7000-8000-000000000000';
const STUDIO = 'Studio Alma';
let web: Web;
let studio: Studio;
let project: Project;

beforeAll(async () => {
  web = await startWeb(app);
  studio = await makeStudio(STUDIO);
  project = await makeProject(studio);
});

const browser = () => new Browser(app.origin);

describe('a personal link', () => {
  test('enters as that person, and redirects to an address without the token', async () => {
    const { token } = await invite(project);
    const asking = browser();
    const page = await asking.page(`/i/${token}`);
    expect([page.status, page.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await asking.get(`/events/${project.id}`)).json.person).toMatchObject({
      role: 'client',
      name: 'Dana',
    });
    const before = await sql('select 1 from grants where event_id = $1', [project.id]);
    await asking.page(`/i/${token}`);
    expect(await sql('select 1 from grants where event_id = $1', [project.id])).toHaveLength(before.length);
  });

  test('of a guest enters as guest', async () => {
    const { token } = await invite(project, 'guest');
    const asking = browser();
    await asking.page(`/i/${token}`);
    expect((await asking.get(`/events/${project.id}`)).json.person).toMatchObject({ role: 'guest' });
  });

  test('keeps only a hash of its token', async () => {
    const { token } = await invite(project);
    const rows = await sql<{ row: string }>('select to_jsonb(i)::text as row from invitations i');
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });

  test('that was revoked ends pages, data, pictures and the live stream within a second', async () => {
    const { token, id } = await invite(project);
    const asking = browser();
    await asking.page(`/i/${token}`);
    const { json } = await asking.get(`/galleries/${project.gallery}`);
    const picture = (json.medias as unknown as { urlS: string }[])[0]?.urlS ?? '';
    expect((await asking.get(picture)).status).toBe(200);
    const live = await fetch(`${app.origin}/events/${project.id}/live`, {
      headers: { Cookie: asking.cookie },
    });
    const received = live.text();
    const owner = await browser().signIn(studio.ownerEmail, PASSWORD);
    const revoked = await owner.delete(`/api/x/studio/projects/${project.id}/invitations/${id}`);
    expect(revoked.status).toBe(200);
    const at = Date.now();
    await expect
      .poll(async () => (await asking.get(picture)).status, { timeout: aSecond(), interval: 20 })
      .toBe(404);
    expect(await received).toContain('event: end');
    expect(Date.now() - at).toBeLessThan(aSecond());
    expect((await asking.get(`/events/${project.id}`)).status).toBe(404);
    expect((await asking.get(`/galleries/${project.gallery}`)).status).toBe(404);
    const explained = { path: '/closed', form: { reason: 'revoked', brand: { name: STUDIO } } };
    expect((await asking.page(`/events/${project.id}`)).status).toBe(401);
    expect(drawnLast(web)).toMatchObject(explained);
    expect((await asking.page(`/i/${token}`)).status).toBe(404);
    expect(drawnLast(web)).toMatchObject(explained);
    const forging = browser();
    forging.cookies.set(`kg_${project.id.replaceAll('-', '')}`, `${NO_ID}.x`);
    for (const stranger of [browser(), forging]) {
      expect((await stranger.page(`/events/${project.id}`)).status).toBe(401);
      expect(drawnLast(web)).toMatchObject({ path: '/entry', form: null });
    }
  });

  test('that never existed answers the same 404', async () => {
    for (const token of ['nothing', 'a'.repeat(32), '%2e%2e%2f', 'א']) {
      expect((await browser().page(`/i/${encodeURIComponent(token)}`)).status).toBe(404);
    }
  });
});
