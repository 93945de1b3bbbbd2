import { env } from '@plugins/kit/server/internal';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { entriesOf, openGallery } from '../../../tests/helpers/entries';
import { makeProject, type Project, type Studio } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import { COUNTERS } from '../rules/counters';
import type { SharingView } from '../rules/wire';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let project: Project;
let client: Browser;
let guest: Browser;
let owner: Browser;
const entries = entriesOf(app);
const { fresh } = entries;

const PERSON = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' };
const BOT = { 'User-Agent': 'facebookexternalhit/1.1' };

const change = (options: string) => sql(`update events set ${options} where id = $1`, [project.id]);
const counts = async (of = project) =>
  (await owner.get(`/api/x/sharing/projects/${of.id}/counts`)).json.counts as unknown as Record<
    string,
    number
  >;

beforeAll(async () => {
  ({ studio, project, client, guest, owner } = await openGallery(app, { options: { allow_sharing: true } }));
});

describe('counters', () => {
  const raise = (who: Browser, param: unknown, of = project) =>
    who.post(`/events/${of.id}/inc_counter`, { param });

  test('are incremented by any grant, one by one; Google’s is read-only', async () => {
    const own = await makeProject(studio, { medias: 0 });
    const visitors = [await entries.client(own), await entries.guest(own)];
    for (const visitor of visitors)
      for (const counter of COUNTERS) {
        const { status, text } = await raise(visitor, counter, own);
        expect([counter, status, text]).toEqual([counter, 204, '']);
      }
    const raised = COUNTERS.filter((counter) => counter !== 'google_plus_shares').map((counter) => [
      counter,
      2,
    ]);
    expect(await counts(own)).toEqual(Object.fromEntries(raised));
  });

  test('lose nothing under concurrent increments', async () => {
    const own = await makeProject(studio, { medias: 0 });
    const visitor = await entries.client(own);
    await visitor.token();
    await Promise.all(Array.from({ length: 25 }, () => raise(visitor, 'link_shares', own)));
    expect(await counts(own)).toEqual({ link_shares: 25 });
  });

  test('are not incremented by the account’s own people, by strangers, or by unknown names', async () => {
    const before = await counts();
    expect((await raise(owner, 'link_shares')).status).toBe(204);
    expect((await raise(fresh(), 'link_shares')).status).toBe(401);
    const elsewhere = await entries.client(await makeProject(studio, { medias: 0 }));
    expect((await raise(elsewhere, 'link_shares')).status).toBe(404);
    for (const wrong of ['code', '', null, undefined, 'count; drop table', ['link_shares']]) {
      const { status, json } = await raise(client, wrong);
      expect([wrong, status, json.code]).toEqual([wrong, 422, 'INVALID_INPUT']);
    }
    expect(await counts()).toEqual(before);
  });

  test('are readable by the account alone', async () => {
    const path = `/api/x/sharing/projects/${project.id}/counts`;
    expect([(await client.get(path)).status, (await guest.get(path)).status]).toEqual([403, 401]);
  });
});

describe('the studio’s tab', () => {
  const tab = async (of: Project) =>
    (await owner.get(`/api/x/sharing/projects/${of.id}/counts`)).json as unknown as SharingView;

  test('has a link that opens the project to guests without its code, to copy, print and send', async () => {
    const own = await makeProject(studio, { medias: 0, options: { name: 'Own day' } });
    const { guests, project: name } = await tab(own);
    expect([name, guests.open]).toEqual(['Own day', true]);
    expect(guests.qr).toMatch(/^data:image\/svg\+xml/);
    expect(new URL(guests.whatsapp).searchParams.get('text')).toContain(guests.link);
    expect(new URL(guests.email).searchParams.get('body')).toContain(guests.link);
    const { pathname, search } = new URL(guests.link);
    const visitor = fresh();
    await visitor.page(pathname + search);
    expect((await visitor.page(`/events/${own.id}`)).status).toBe(200);
    await sql('update events set published_at = null where id = $1', [own.id]);
    expect((await tab(own)).guests.open).toBe(false);
  });

  test('says whether this installation can publish on Facebook pages', async () => {
    expect((await tab(project)).facebook).toBe(false);
    env().serviceApps.facebook = { clientId: '1', clientSecret: 'a secret', url: undefined };
    expect((await tab(project)).facebook).toBe(true);
    delete env().serviceApps.facebook;
  });
});

describe('a visit by a tagged link', () => {
  const follow = (who: Browser, path: string, headers: Record<string, string> = PERSON) =>
    who.page(path, { headers });
  const visits = async () => (await counts()).shares_clickbacks ?? 0;

  test('is counted once and redirected to the clean address', async () => {
    const before = await visits();
    const clean = `/events/${project.id}/medias/${project.medias[0]}`;
    for (const [path, to] of [
      [`${clean}?via=whatsapp`, clean],
      [`/events/${project.id}?via=qr&page=2`, `/events/${project.id}?page=2`],
    ]) {
      const { status, headers } = await follow(fresh(), path ?? '');
      expect([status, headers.get('location')]).toEqual([303, to]);
    }
    await follow(fresh(), clean);
    expect(await visits()).toBe(before + 2);
  });

  test('is not counted for a preview, the account’s people, before publication, or an unknown tag', async () => {
    const before = await visits();
    const path = `/events/${project.id}/medias/${project.medias[0]}`;
    expect((await follow(fresh(), `${path}?via=facebook`, BOT)).status).toBe(200);
    expect((await follow(owner, `${path}?via=facebook`)).status).toBe(303);
    await follow(fresh(), `${path}?via=facebook`, { ...PERSON, 'Sec-Purpose': 'prefetch' });
    await follow(fresh(), `${path}?via=carrier-pigeon`);
    await fresh().send('HEAD', `${path}?via=facebook`, { headers: { ...PERSON, Accept: 'text/html' } });
    await change('allow_sharing = false');
    expect((await follow(fresh(), `${path}?via=facebook`)).status).toBe(303);
    await change('allow_sharing = true');
    expect(await visits()).toBe(before);
  });

  test('does not reveal which projects exist', async () => {
    const nowhere = '0199aaaa-0000-7000-8000-000000000000';
    const answer = async (id: string) => {
      const { status, headers } = await follow(fresh(), `/events/${id}?via=link`);
      return [status, headers.get('location')?.replace(id, ':id')];
    };
    expect(await answer(nowhere)).toEqual(await answer(project.id));
    expect((await follow(fresh(), `/events/${project.id}`)).status).toBe(401);
  });
});
