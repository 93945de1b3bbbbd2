import { makeSite } from '@root/src/modules/sites/tests/make-site';
import { beforeAll, describe, expect, test } from 'vitest';
import { authorize } from '@/modules/access/grants/viewer';
import { contextOf } from '@/modules/access/read-context';
import { watchSites } from '@/modules/sites/page-store';
import { webEndpoints } from '@/web/compose-web';
import { Browser } from '../helpers/browser';
import { startWeb } from '../helpers/start-web';
import { openTestApp } from '../helpers/test-app';
import { SAMPLES } from './samples';
import { makeWorld, type Person, type World } from './world';

const app = await openTestApp();
let world: World;

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  world = await makeWorld(app);
  await makeSite(world.studio.account, 'world', { '': [] });
  await makeSite(world.other.studio.account, 'elsewhere', { '': [] });
});

/** A person's browser on another host, with every cookie they have on the platform's. */
function on(host: string, person: Person): Browser {
  const browser = new Browser(app.origin, `${host}:${app.port}`);
  for (const [name, value] of world.people[person].cookies) browser.cookies.set(name, value);
  return browser;
}

const closed = webEndpoints.filter((endpoint) => endpoint.on === undefined);

describe.each(['elsewhere.localhost', 'world.localhost'])('on %s', (host) => {
  test.each(closed.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is not answered, not even with the platform’s cookies',
    async (id, endpoint) => {
      const sample = (await SAMPLES[id]?.(world, 'owner')) ?? {};
      const ids: Record<string, string> = { id: world.project.id, ...sample.params };
      const path = endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, (_all, name: string, pattern?: string) => {
        return ids[name] ?? pattern?.slice(1, -1).split('|')[0] ?? 'missing';
      });
      const json = endpoint.body ? { json: sample.body ?? {} } : {};
      for (const person of ['owner', 'client'] as const) {
        const answer = await on(host, person).send(endpoint.method, path + (sample.query ?? ''), {
          ...json,
          headers: { 'X-CSRF-Token': await world.people[person].token() },
        });
        // Pages of the platform lead there, with nothing of their own.
        const leads = (answer.headers.get('location') ?? '').startsWith(app.origin);
        const said = [person, endpoint.method, path, answer.status].join(' ');
        expect([said, answer.status === 404 || (endpoint.method === 'GET' && leads)]).toEqual([said, true]);
      }
    },
  );
});

describe('a request to a studio’s host', () => {
  const contextOn = (account: string | null, person: Person) =>
    contextOf(
      new Headers({ cookie: world.people[person].cookie, ...(account ? { 'x-keepers-site': account } : {}) }),
    );

  test('has no user, with whatever cookie', async () => {
    for (const person of ['owner', 'assistant', 'operator'] as const) {
      expect(await contextOn(null, person).user()).not.toBeNull();
      expect(await contextOn(world.studio.account, person).user()).toBeNull();
    }
  });

  test('reaches a project of that studio by a grant, and none of another studio', async () => {
    const { project, studio, other } = world;
    const here = await authorize(contextOn(studio.account, 'client'), project.id, 'gallery.read');
    expect(here.viewer.role).toBe('client');
    for (const person of ['client', 'guest', 'owner', 'operator'] as const)
      await expect(
        authorize(contextOn(other.studio.account, person), project.id, 'gallery.read'),
      ).rejects.toMatchObject({ code: expect.stringMatching(/^(NOT_FOUND|UNAUTHENTICATED)$/) });
  });
});
