import { uploadEndpoints } from '@media/upload/serve';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/core/http/define-endpoint';
import { allow, permissionTable } from '@/modules/access/table';
import { webEndpoints } from '@/web/compose-web';
import { someOf } from '../helpers/part';
import { startWeb } from '../helpers/start-web';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { SAMPLES, type Sample } from './samples';
import { makeWorld, PEOPLE, type Person, ROLE_HERE, type World } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let world: World;

beforeAll(async () => {
  await startWeb(app);
  world = await makeWorld(app);
});

/** Endpoints without a permission check. Adding one here is a decision. */
const OPEN = [
  'api.describe',
  'api.security_contact',
  'captcha.challenge',
  // A shared clip, while its project shares; else for the project's people.
  'clips.file',
  // Opened by the one-time link its person was mailed.
  'data.undo',
  // A program that has no person yet asks to be connected; a photographer decides.
  'devices.codes',
  'devices.token',
  'entry.csrf',
  'entry.open',
  // Covers of public projects, and the way to one, on photographers' sites.
  'events.cover',
  'events.search',
  // Facebook reports that a person removed the app: signed by the app's secret.
  'facebook.delete-data',
  'facebook.withdrawn',
  // What visitors of a site write to its studio.
  'inquiry.send',
  'inquiry.ticket',
  // Signed bounce reports; closed if no secret is set.
  'mail.bounces',
  // A partner's link: it counts, and leads to the sign-up page.
  'partner.open',
  'payments.event',
  // Home screens fetch icons without cookies: it checks the token in its address.
  'phone.icon',
  'phone.worker',
  // By the signed pass of a project's page “not open yet”.
  'ready.await',
  // Public routes of a photographer's own host; on the platform's host they answer 404.
  'reviews.leave',
  'reviews.picture',
  // By a signed link: unsubscribes, or withdraws one's own review.
  'reviews.stop',
  'reviews.visit',
  'reviews.wall',
  'reviews.withdraw',
  'selection.leave',
  'selection.stop',
  'sharing.card',
  // The callback of a social provider, verified by state, code and signature.
  'social.back',
  'social.finish',
  'social.leave',
  // By a link that was signed and sent: it ends messages about comments.
  'talk.leave',
  'talk.stop',
  'users.ask_confirm',
  'users.ask_reset',
  'users.ask_unlock',
  'users.confirm',
  // Opened by the one-time link its person was mailed.
  'users.join_team',
  'users.reset_password',
  'users.second_factor',
  'users.second_options',
  'users.sign_in',
  'users.sign_out',
  'users.sign_up',
  'users.unlock',
];
const guarded = webEndpoints.filter((endpoint) => endpoint.auth !== 'entry.open');

const STRANGERS: Person[] = PEOPLE.filter(
  (person) => ROLE_HERE[person] === 'anonymous' && person !== 'anonymous',
);

const SIGNED_IN: Person[] = [
  'signed in, no grant',
  'assistant who left',
  "another account's owner",
  'assistant',
  'owner',
  'operator',
];

/** Endpoints about the caller's own account need a session of any role; without one they answer 401. */
const ONESELF = 'self.manage';

/** The status of the API where the table refuses. */
function refusal(person: Person, sample: Sample): number {
  const said = sample.says?.[person];
  if (said !== undefined) return said;
  if (person === 'anonymous') return 401;
  if (sample.global) return SIGNED_IN.includes(person) ? 403 : 401;
  if (STRANGERS.includes(person)) return 404;
  return person === 'guest' ? 401 : 403;
}

/** Samples of endpoints that have refused every request with them: what is refused changes nothing. */
const unused = new Map<string, Sample>();

/** The sample for these people: kept while it is refused, unless it is made for each person. */
async function sampleFor(endpoint: Endpoint, person?: Person): Promise<Sample> {
  const make = SAMPLES[endpoint.id];
  const sample = unused.get(endpoint.id) ?? (await make?.(world, person)) ?? {};
  if (!make || make.length < 2) unused.set(endpoint.id, sample);
  return sample;
}

async function ask(endpoint: Endpoint, person: Person) {
  const sample = await sampleFor(endpoint, person);
  const ids: Record<string, string> = { id: world.project.id, ...sample.params };
  const path = endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, (_all, name: string, pattern?: string) => {
    return ids[name] ?? pattern?.slice(1, -1).split('|')[0] ?? 'missing';
  });
  const json = endpoint.body ? (sample.body ?? {}) : undefined;
  const answer = await world.people[person].send(
    endpoint.method,
    path + (sample.query ?? ''),
    json ? { json } : {},
  );
  if (![401, 403, 404].includes(answer.status)) unused.delete(endpoint.id);
  return { sample, path, answer };
}

/** Whether the table lets a person in, and the status of its refusal. */
function verdict(endpoint: Endpoint, sample: Sample, person: Person): { allowed: boolean; status: number } {
  const permission = sample.permission ?? endpoint.auth;
  if (permission === ONESELF) return { allowed: SIGNED_IN.includes(person), status: 401 };
  const role = sample.global && person === "another account's owner" ? 'owner' : ROLE_HERE[person];
  return { allowed: allow(role, permission) !== 'none', status: refusal(person, sample) };
}

/** The kinds of people: of each kind, one is tried with each endpoint, and everyone in the whole matrix. */
const KINDS: Record<string, (person: Person, allowed: boolean) => boolean> = {
  'strangers it refuses': (person, allowed) => !allowed && STRANGERS.includes(person),
  'others it refuses': (person, allowed) => !allowed && !STRANGERS.includes(person),
  'people it lets in': (_person, allowed) => allowed,
};
const refused = new Set<Person>();
const letIn = new Set<Person>();

test('every endpoint names a permission of the table', () => {
  const unknown = webEndpoints.filter((endpoint) => !Object.hasOwn(permissionTable(), endpoint.auth));
  expect(unknown.map((endpoint) => `${endpoint.id}: ${endpoint.auth}`)).toEqual([]);
});

test('only these endpoints are open to everyone', () => {
  const open = webEndpoints
    .filter((endpoint) => allow('anonymous', endpoint.auth) !== 'none')
    .map((endpoint) => endpoint.id);
  expect(open.sort()).toEqual(OPEN);
});

test('every endpoint has a name of its own', () => {
  const ids = [...webEndpoints, ...uploadEndpoints].map((endpoint) => endpoint.id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

describe.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  test('has a sample if it takes a body', () => {
    expect(endpoint.body && !SAMPLES[id] ? `add a sample request for ${id} to samples.ts` : null).toBeNull();
  });

  test.each(Object.entries(KINDS))('answers %s as the table says', async (_kind, isOne) => {
    const known = await sampleFor(endpoint);
    const people = PEOPLE.filter((person) => isOne(person, verdict(endpoint, known, person).allowed));
    for (const person of someOf(id, people)) {
      const { sample, path, answer } = await ask(endpoint, person);
      const { allowed, status } = verdict(endpoint, sample, person);
      const said = `${person}: ${endpoint.method} ${path} → ${answer.status} ${answer.text.slice(0, 120)}`;
      (allowed ? letIn : refused).add(person);
      if (allowed) {
        // An operator has no account in which to create a project.
        if (sample.global && person === 'operator') continue;
        expect([said, [401, 403, 404, 405].includes(answer.status), answer.status < 500]).toEqual([
          said,
          false,
          true,
        ]);
      } else {
        expect([said, answer.status]).toEqual([said, status]);
        expect(Object.keys(answer.json).filter((key) => !['errors', 'code', 'path'].includes(key))).toEqual(
          [],
        );
      }
    }
  });
});

test('everyone was refused by some endpoint, and everyone with access was let in by one', () => {
  expect(PEOPLE.filter((person) => !refused.has(person))).toEqual([]);
  const inside = PEOPLE.filter((person) => ROLE_HERE[person] !== 'anonymous');
  expect(inside.filter((person) => !letIn.has(person))).toEqual([]);
});

describe('missing rows and foreign rows', () => {
  const UNKNOWN_ID = '0199aaaa-0000-7000-8000-000000000000';
  test.each(guarded.filter((e) => /:id(?!\w)/.test(e.path)).map((e) => [e.id, e] as const))(
    '%s answers strangers with the same bytes for both',
    async (_id, endpoint) => {
      // An endpoint that is open on purpose answers strangers as it answers everyone.
      if (allow('anonymous', endpoint.auth) !== 'none') {
        expect(OPEN).toContain(endpoint.id);
        return;
      }
      // Samples of other endpoints may have changed its row meanwhile.
      unused.delete(endpoint.id);
      for (const person of someOf(endpoint.id, ['anonymous', ...STRANGERS] as Person[])) {
        const { path, answer, sample } = await ask(endpoint, person);
        const ids = new Set(Object.values({ id: world.project.id, ...sample.params }));
        const whole = path + (sample.query ?? '');
        const elsewhere = [...ids].reduce((text, one) => text.replaceAll(one, UNKNOWN_ID), whole);
        const json = endpoint.body ? (sample.body ?? {}) : undefined;
        const nowhere = await world.people[person].send(endpoint.method, elsewhere, json ? { json } : {});
        expect([person, nowhere.status, nowhere.text]).toEqual([person, answer.status, answer.text]);
      }
    },
  );
});

describe('ids of another account in an address of the own one', () => {
  test('reach no row', async () => {
    const { other, people, project } = world;
    const their = Object.values(other.project.products)[0] as string;
    const base = `/api/x/studio/projects/${project.id}`;
    await people.owner.put(`${base}/products/${their}`, { name: 'Stolen', maxphotos: 1 });
    await people.owner.delete(`${base}/products/${their}`);
    await people.owner.put(`${base}/galleries/${other.project.gallery}`, { name: 'Stolen' });
    expect(await sql('select name, deleted_at from products where id = $1', [their])).toEqual([
      { name: 'Album', deleted_at: null },
    ]);
    expect(await sql(`select 1 from galleries where name = 'Stolen'`)).toEqual([]);
    const body = { media: other.project.medias[0], product: project.products.Album, selected: true };
    expect((await people.owner.post('/product_medias', body)).status).toBe(404);
    const filtered = await people.owner.get(`/galleries/${project.gallery}?filter=selected&product=${their}`);
    expect(filtered.json.total ?? 0).toBe(0);
  });
});
