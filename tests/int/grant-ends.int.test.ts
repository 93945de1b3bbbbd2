import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pool } from '@/core/db/pool';
import { Browser } from '../helpers/browser';
import { startWeb, type Web } from '../helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '../helpers/studio';
import { openTestApp } from '../helpers/test-app';

const app = await openTestApp();
let web: Web;
let studio: Studio;
let owner: Browser;
/** All that was written to the console while this file ran. */
const logged: string[] = [];

beforeAll(async () => {
  for (const kind of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, kind).mockImplementation(
      (...words: unknown[]) => void logged.push(words.map(String).join(' ')),
    );
  web = await startWeb(app);
  studio = await makeStudio('Studio of ends');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

interface Inside {
  project: Project;
  who: Browser;
  /** The routes to a project's content, by what they return. */
  ways: Record<'page' | 'data' | 'picture' | 'archive', string>;
}

/** A person inside a project, who has seen its pictures and ordered an archive. */
async function inside(come: (project: Project) => Promise<Browser>): Promise<Inside> {
  const project = await makeProject(studio, { medias: 1, options: { allow_downloads: true } });
  await pool().query('update events set printselectiondone = true where id = $1', [project.id]);
  const who = await come(project);
  const list = await who.get(`/galleries/${project.gallery}`);
  const [media] = list.json.medias as unknown as { medium: string }[];
  const order = await who.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'web' });
  const { parts } = (await who.get(String(order.json.status_url))).json as unknown as {
    parts: { url: string }[];
  };
  const ways = {
    page: `/events/${project.id}`,
    data: `/galleries/${project.gallery}`,
    picture: media?.medium ?? '',
    archive: parts[0]?.url ?? '',
  };
  return { project, who, ways };
}

const statusOf = async ({ who, ways }: Inside, way: keyof Inside['ways']) =>
  (way === 'page' ? await who.page(ways.page) : await who.get(ways[way])).status;

/** Checks that every route is open, or every one closed; pictures get the change from the database within a second. */
async function expectAll(place: Inside, open: boolean): Promise<void> {
  for (const way of ['page', 'data', 'archive'] as const)
    expect([way, (await statusOf(place, way)) === 200]).toEqual([way, open]);
  await vi.waitFor(async () => expect((await statusOf(place, 'picture')) === 200).toBe(open), {
    timeout: 1000,
    interval: 20,
  });
}

const byCode = (project: Project) => new Browser(app.origin).enter(project.code);
const base = (project: Project) => `/api/x/studio/projects/${project.id}/invitations`;
let links: Record<string, { id: string; path: string }> = {};
async function byLink(project: Project): Promise<Browser> {
  const made = await owner.post(base(project), { name: 'Dana' });
  links = {
    ...links,
    [project.id]: { id: String(made.json.id), path: new URL(String(made.json.url)).pathname },
  };
  const who = new Browser(app.origin);
  await who.page(links[project.id]?.path ?? '');
  return who;
}

describe('ending at once on pages, data, pictures and archives', () => {
  test('a grant that is revoked', async () => {
    const place = await inside(byCode);
    await expectAll(place, true);
    await pool().query('update grants set revoked_at = now() where event_id = $1', [place.project.id]);
    await expectAll(place, false);
  });

  test('a grant whose own time is over', async () => {
    const place = await inside(byCode);
    await pool().query(`update grants set expires_at = now() - interval '1 second' where event_id = $1`, [
      place.project.id,
    ]);
    await expectAll(place, false);
  });

  test('a personal link that is revoked, with everyone who entered by it', async () => {
    const place = await inside(byLink);
    await expectAll(place, true);
    const link = links[place.project.id];
    await owner.delete(`${base(place.project)}/${link?.id}`);
    await expectAll(place, false);
    expect((await new Browser(app.origin).page(link?.path ?? '')).status).toBe(404);
  });

  test('a renewed personal link: the old address answers 404, people inside stay', async () => {
    const place = await inside(byLink);
    const link = links[place.project.id];
    const renewed = await owner.post(`${base(place.project)}/${link?.id}/renew`, { send: false });
    expect((await new Browser(app.origin).page(link?.path ?? '')).status).toBe(404);
    await expectAll(place, true);
    expect((await new Browser(app.origin).page(new URL(String(renewed.json.url)).pathname)).status).toBe(303);
  });

  test('a changed code: the old one opens nothing, people inside stay', async () => {
    const place = await inside(byCode);
    const { id, code } = place.project;
    const changed = await owner.post(`/api/x/studio/projects/${id}/code`, { replaces: code });
    expect(changed.status).toBeLessThan(300);
    const refused = await new Browser(app.origin).post('/client_access', { code });
    expect(refused.json.code).toBe('WRONG_PROJECT_CODE');
    expect((await new Browser(app.origin).page(`/events/${id}?c=${code}`)).status).not.toBe(303);
    await expectAll(place, true);
  });

  test('a project that is closed, and one whose time is over', async () => {
    for (const change of ['published_at = null', `expires_at = now() - interval '1 second'`]) {
      const place = await inside(byCode);
      await pool().query(`update events set ${change} where id = $1`, [place.project.id]);
      await expectAll(place, false);
    }
  });

  test('a session that is signed out', async () => {
    const place = await inside(async () => new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD));
    await expectAll(place, true);
    const kept = place.who.cookie;
    await place.who.delete('/users/sign_out');
    for (const pair of kept.split('; '))
      place.who.cookies.set(pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1));
    await expectAll(place, false);
  });
});

describe('codes and tokens', () => {
  test('appear in no redirect, in no referrer, in no cache, and in no log', async () => {
    const project = await makeProject(studio);
    const link = await owner.post(base(project), { name: 'Noa', email: 'noa@ends.test', send: true });
    const secrets = [project.code, String(link.json.url).split('/i/')[1] ?? '-'];
    const wrong = 'no-such-token-of-anybody-1234567890';
    const asked = [
      `/events/${project.id}?c=${project.code}`,
      new URL(String(link.json.url)).pathname,
      `/users/passwords/edit?token=${wrong}`,
      `/users/unlock?token=${wrong}`,
      `/users/confirmation?token=${wrong}`,
      `/users/undo?token=${wrong}`,
      `/users/team?token=${wrong}`,
    ];
    for (const path of asked) {
      const answer = await new Browser(app.origin).page(path);
      expect([path, answer.status]).toEqual([path, 303]);
      const location = answer.headers.get('location') ?? '';
      for (const secret of [...secrets, wrong]) expect(location).not.toContain(secret);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    const refused = await new Browser(app.origin).page(`/i/${wrong}`);
    expect([refused.status, refused.headers.get('referrer-policy')]).toEqual([404, 'no-referrer']);
    await new Browser(app.origin).post('/client_access', { code: wrong });
    await new Browser(app.origin).post('/users/sign_in', {
      email: studio.ownerEmail,
      password: 'my wrong password',
    });
    const all = logged.join('\n');
    for (const secret of [...secrets, wrong, PASSWORD, 'my wrong password'])
      expect(all).not.toContain(secret);
    for (const value of owner.cookies.values()) expect(all).not.toContain(value);
    expect(web.drawn.length).toBeGreaterThan(0);
  });

  test('are stored as hashes alone', async () => {
    const project = await makeProject(studio);
    const link = await owner.post(base(project), { name: 'Noa' });
    const token = String(link.json.url).split('/i/')[1] ?? '-';
    const { tracesOf } = await import('../helpers/traces');
    expect(await tracesOf([token])).toEqual([]);
  });
});
