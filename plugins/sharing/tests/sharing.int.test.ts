import { beforeAll, describe, expect, test } from 'vitest';
import { formatCode } from '@/modules/access/rules/project-code';
import type { Browser } from '../../../tests/helpers/browser';
import { entriesOf, openGallery } from '../../../tests/helpers/entries';
import type { Web } from '../../../tests/helpers/start-web';
import { makeMedia, makeProject, type Project, type Studio } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
let web: Web;
let studio: Studio;
let project: Project;
let client: Browser;
let guest: Browser;
let owner: Browser;
const entries = entriesOf(app);
const { fresh } = entries;

const BOT = { 'User-Agent': 'facebookexternalhit/1.1' };

/** The data the last page was rendered from. */
function drawn(): { page?: string; data?: Record<string, unknown>; refused?: string } | null {
  const form = web.drawn.at(-1)?.headers['x-keepers-form'];
  return form ? JSON.parse(decodeURIComponent(String(form))) : null;
}
const change = (options: string, of = project) => sql(`update events set ${options} where id = $1`, [of.id]);
beforeAll(async () => {
  ({ web, studio, project, client, guest, owner } = await openGallery(app, {
    studio: 'Studio <b>"Alma"</b>',
    options: { name: 'Dana & "Omer" <3', allow_sharing: true },
  }));
});

describe('the page of a photograph', () => {
  const page = (who: Browser, media = project.medias[0], query = '', headers: Record<string, string> = {}) =>
    who.page(`/events/${project.id}/medias/${media}${query}`, { headers });

  test('shows the photograph and the studio to anyone with the address, not the project', async () => {
    const answer = await page(fresh());
    expect([answer.status, drawn()?.page]).toEqual([200, 'sharing.photo']);
    const { data } = drawn() ?? {};
    const said = JSON.stringify(drawn());
    expect(data).toMatchObject({
      project: null,
      inside: false,
      hidden: false,
      gallery: `/events/${project.id}`,
    });
    expect([said.includes('Dana'), said.includes(project.code), said.includes('IMG_1')]).toEqual([
      false,
      false,
      false,
    ]);
    const url = `${app.origin}/events/${project.id}/medias/${project.medias[0]}`;
    expect(data?.card).toMatchObject({ url, image: `${url}/card.jpg?v=v1`, width: 1280, height: 853 });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('names a public project', async () => {
    await change('available_public = true');
    await page(fresh());
    expect(drawn()?.data).toMatchObject({
      project: 'Dana & "Omer" <3',
      card: { title: expect.stringContaining('Dana') },
    });
    await change('available_public = false');
  });

  test('links participants to the gallery, and shows them photographs that are not public', async () => {
    const hidden = await makeMedia(
      { account: project.account, event: project.id, gallery: project.gallery },
      'HIDDEN.JPG',
      { hidden: true },
    );
    await page(client, hidden);
    expect(drawn()?.data).toMatchObject({
      inside: true,
      hidden: true,
      card: null,
      gallery: `/events/${project.id}#gid=${project.gallery}&pid=${hidden}`,
    });
    expect(String(drawn()?.data?.src)).toMatch(/^\/p\//);
    expect((await page(guest, hidden)).status).toBe(404);
  });

  test('requires a grant if the project does not allow sharing, and then has no card', async () => {
    const own = await makeProject(studio, { medias: 1, options: { allow_sharing: false } });
    const path = `/events/${own.id}/medias/${own.medias[0]}`;
    for (const who of [await entries.client(own), await entries.guest(own), owner]) {
      expect((await who.page(path)).status).toBe(200);
      expect(drawn()?.data).toMatchObject({ inside: true, card: null });
    }
    for (const who of [fresh(), client, guest]) expect((await who.page(path)).status).toBe(404);
  });

  test('answers strangers with the same 404 for every reason', async () => {
    const other = await makeProject(studio, { medias: 1, options: { allow_sharing: false } });
    const closed = await makeProject(studio, {
      medias: 1,
      options: { allow_sharing: true },
      published: false,
    });
    const place = { account: project.account, event: project.id, gallery: project.gallery };
    const hidden = await makeMedia(place, 'HIDDEN2.JPG', { hidden: true });
    const withdrawn = await makeMedia(place, 'WITHDRAWN.JPG', { private: true });
    const addresses = [
      `/events/${other.id}/medias/${other.medias[0]}`,
      `/events/${closed.id}/medias/${closed.medias[0]}`,
      `/events/${project.id}/medias/${hidden}`,
      `/events/${project.id}/medias/${withdrawn}`,
      `/events/${project.id}/medias/${other.medias[0]}`,
      `/events/${project.id}/medias/0199aaaa-0000-7000-8000-000000000000`,
      `/events/nowhere/medias/nothing`,
    ];
    for (const address of addresses) {
      const { status, text } = await fresh().page(address);
      expect([address, status, text, drawn()?.data]).toEqual([
        address,
        404,
        '<!doctype html><title>/entry</title>',
        undefined,
      ]);
      expect([address, (await fresh().get(`${address}/card.jpg`)).status]).toEqual([address, 404]);
    }
  });

  test('of a closed project names the reason to the holder of a grant, and answers strangers 404', async () => {
    await change(`expires_at = now() - interval '1 second'`);
    expect((await page(client)).status).toBe(403);
    expect(drawn()).toMatchObject({
      reason: 'expired',
      brand: { name: 'Studio <b>"Alma"</b>' },
    });
    expect((await page(fresh())).status).toBe(404);
    await change('expires_at = null');
    expect((await page(fresh())).status).toBe(200);
  });
});

describe('the picture of a card', () => {
  test('is the 1280 px one, for anyone, never cached', async () => {
    const media = project.medias[0];
    const answer = await fresh().get(`/events/${project.id}/medias/${media}/card.jpg?v=v1`, { headers: BOT });
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
      200,
      `medium of ${media}`,
      'image/jpeg',
    ]);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const head = await fresh().send('HEAD', `/events/${project.id}/medias/${media}/card.jpg`);
    expect([head.status, head.text]).toEqual([200, '']);
  });
});

test('a photograph with an outdated watermark is not shown until it is rendered again', async () => {
  const media = project.medias[2];
  const path = `/events/${project.id}/medias/${media}`;
  const draw = (version: string) => sql('update media set version = $2 where id = $1', [media, version]);
  await draw('abcdefghijkl0123abcd');
  const answers = [await fresh().get(`${path}/card.jpg`), await fresh().page(path)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  await draw('v1');
  expect((await fresh().page(path)).status).toBe(200);
});

describe('the ways to share', () => {
  const ask = (who: Browser, query = '', headers: Record<string, string> = {}) =>
    who.page(`/events/${project.id}/share${query}`, { headers });
  const ALONE = { 'X-Requested-With': 'XMLHttpRequest' };

  test('are a page, and a fragment with real, tagged links and no code', async () => {
    expect((await ask(client)).status).toBe(200);
    expect(drawn()).toMatchObject({ page: 'sharing.share', fragment: true, data: { what: 'gallery' } });
    const { status, text, headers } = await ask(client, `?media=${project.medias[0]}`, ALONE);
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'X-Requested-With, Accept',
    ]);
    const url = encodeURIComponent(`${app.origin}/events/${project.id}/medias/${project.medias[0]}`);
    for (const host of ['wa.me', 'www.facebook.com', 'x.com', 'www.pinterest.com', 'mailto:'])
      expect([host, text.includes(host)]).toEqual([host, true]);
    expect(text).toContain(`${url}%3Fvia%3Dfacebook`);
    expect(text).not.toContain(project.code);
    // A private project's name must not occur in the address of one of its photographs.
    for (const [, href] of text.matchAll(/href="([^"]*)"/g))
      expect(decodeURIComponent(href ?? '')).not.toMatch(/Dana|Omer/);
    expect(text).not.toMatch(/<b>|<script/);
  });

  test('of a gallery with a code are its readable address, for people one writes to, with the code if they like', async () => {
    const { text } = await ask(client, '', ALONE);
    const [{ address } = { address: '' }] = await sql<{ address: string }>(
      'select address from events where id = $1',
      [project.id],
    );
    expect(address).toMatch(/^dana-omer-3-[bcdfghjkmnpqrstvwxz]{4}$/);
    const ways = [...text.matchAll(/data-share="(\w+)"/g)].map(([, channel]) => channel);
    expect([...new Set(ways)]).toEqual(['link', 'whatsapp', 'email']);
    const copied = [...text.matchAll(/data-share-copy="([^"]*)"/g)].map(([, copy]) => copy);
    const url = `${app.origin}/${address}?via=link`;
    expect(copied).toEqual([url, `${url}\nGallery code: ${formatCode(project.code)}`]);
    // The code is in words alone, never in an address that could be followed.
    expect(text).not.toMatch(/[?&]c=|%3Fc%3D|%26c%3D/);
  });

  test('of a public gallery are all channels, without a code', async () => {
    await change('available_public = true');
    const { text } = await ask(client, '', ALONE);
    expect(text).toContain('data-share="facebook"');
    expect(text).not.toContain(formatCode(project.code));
    await change('available_public = false');
  });

  test('are in the reader’s language', async () => {
    const { text } = await ask(client, '?locale=he', ALONE);
    expect(text).toContain('שיתוף הגלריה');
  });

  test('are refused to guests, with sharing off, and for hidden photographs', async () => {
    expect((await ask(guest)).status).toBe(401);
    expect((await ask(fresh())).status).toBe(401);
    expect((await ask(guest, '', ALONE)).json.code).toBe('UNAUTHENTICATED');
    await change('allow_sharing = false');
    for (const who of [client, owner]) {
      expect((await ask(who)).status).toBe(403);
      expect(drawn()).toEqual({ refused: 'FORBIDDEN', event: project.id, brand: 'Studio <b>"Alma"</b>' });
    }
    await change('allow_sharing = true');
    await sql('update media set hidden = true where id = $1', [project.medias[1]]);
    expect((await ask(client, `?media=${project.medias[1]}`)).status).toBe(404);
    expect((await ask(client, '?media=nothing', ALONE)).status).toBe(404);
    await sql('update media set hidden = false where id = $1', [project.medias[1]]);
  });
});
