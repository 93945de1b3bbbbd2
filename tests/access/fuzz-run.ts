import { randomUUID } from 'node:crypto';
import { anyName } from '@root/tests/helpers/hostile-names';
import fc from 'fast-check';
import type { Endpoint } from '@/core/http/define-endpoint';
import { addDiscount, newLink } from '@/modules/subscriptions/operations/discounts';
import type { Browser } from '../helpers/browser';
import { numberOf } from '../helpers/part';
import { NASTY, placesOf, tryOne, tryWild, type Valid, type Wild, wild } from './fuzz';
import type { FuzzWorld } from './fuzz-world';
import { SAMPLES as OF_THE_MATRIX } from './samples';
import { openInvoiceOf } from './samples/subscriptions';
import type { Person } from './world';

/** What a run of the fuzz has seen so far. */
export interface Seen {
  sent: number;
  statuses: Map<number, number>;
  /** Operations whose own work a valid request began: past permission, existence and form. */
  reached: Set<string>;
  faults: string[];
}

export const nothingSeen = (): Seen => ({ sent: 0, statuses: new Map(), reached: new Set(), faults: [] });

/**
 * Operations that no valid request of this world reaches, and what each would need: they get hostile input too.
 */
export const OUT_OF_REACH: Record<string, string> = {
  'api.security_contact': 'SECURITY_CONTACT is not set',
  'mail.bounces': 'a signature over the body',
  'phone.icon': 'a file that names the size of a drawn icon',
  'users.second_options': 'a sign-in that waits for its second factor',
  'users.second_factor': 'a sign-in that waits for its second factor',
  'social.finish': 'the cookie of a sign-in at a provider',
  'reviews.visit': "a site's host",
  'reviews.wall': "a site's host",
  'reviews.picture': "a site's host",
  'events.cover': "a site's host",
  'operator.asset-file': 'the hash of a stored logo',
  'sites.send-picture': 'the bytes of a picture',
  'operator.make-payouts': 'a studio that is owed money',
  'operator.payout-file': 'a batch of payouts',
  'operator.refund-invoice': 'a paid invoice',
};

/** The senders, those with the most rights first. */
const SENDERS: Person[] = ['owner', 'client', 'guest', 'anonymous', 'operator'];
/** Inputs after which the world is put back as it was and the endpoint's sample is made again. */
const TOGETHER = 25;
/** Statuses of requests that were refused before the operation. */
const OUTSIDE = new Set([0, 401, 403, 404, 405, 415]);

const random = fc.oneof(anyName, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.bigInt().map(String));

const drawn = new Map<string, { values: unknown[]; wilds: Wild[] }>();
/** The inputs of a seed, drawn once for all endpoints. */
function inputs(count: number, seed: number) {
  const key = `${count} of ${seed}`;
  const known = drawn.get(key) ?? {
    values: [...NASTY, ...fc.sample(random, { numRuns: count, seed })],
    wilds: fc.sample(wild, { numRuns: Math.ceil(count / 10), seed }),
  };
  drawn.set(key, known);
  return known;
}

const namesOf = ({ body }: Pick<Endpoint, 'body'>): string[] => {
  const shape = (body as unknown as { shape?: Record<string, unknown> } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
};

const SAMPLES: typeof OF_THE_MATRIX = {
  ...OF_THE_MATRIX,
  'uploads.show': ({ project }) => ({ params: { media: project.medias[0] as string } }),
  'operator.end-discount': async () => ({
    params: {
      discount: (await addDiscount(newLink.parse({ code: `F-${randomUUID().slice(0, 8)}`, percent: 10 }))).id,
    },
  }),
  'operator.mark-invoice': async ({ studio }) => ({
    params: { invoice: await openInvoiceOf(studio.account) },
    body: {},
  }),
};

export interface FuzzTarget extends FuzzWorld {
  seen: Seen;
  seed: number;
  /** How many senders whose valid request gets through are enough: 2 by default. The matrix tests all roles. */
  reaching?: number;
}

/**
 * Sends `count` inputs to one endpoint, by those who reach it (and sometimes by others): first its valid request, then
 * one hostile place after the other with the rest valid; every tenth is hostile throughout.
 */
export async function fuzzRoute(
  { world, reset, forgetTries, seen, seed, reaching: enough = 2 }: FuzzTarget,
  route: Endpoint,
  count: number,
): Promise<void> {
  let changed = false;
  const note = ({ status, wrong }: { status: number; wrong: string | null }) => {
    // What was refused, and what only reads, leaves nothing behind.
    if (route.method !== 'GET' && (status < 400 || status >= 500)) changed = true;
    seen.sent += 1;
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    if (wrong) seen.faults.push(`${route.id}: ${wrong}`);
  };
  const sampleFor = async (): Promise<Valid> => {
    const { params = {}, body = {}, query = '' } = (await SAMPLES[route.id]?.(world)) ?? {};
    return { ids: { id: world.project.id, ...params }, body, query: query.replace(/^\?/, '') };
  };
  let kept: Valid | null = null;
  const begin = async () => {
    if (kept && !changed) return kept;
    await reset();
    changed = false;
    kept = await sampleFor();
    return kept;
  };
  const reaching: Browser[] = [];
  for (const sender of SENDERS) {
    const outcome = await tryOne(world.people[sender], route, await begin());
    note(outcome);
    if (OUTSIDE.has(outcome.status) && outcome.code !== 'PROJECT_NOT_OPEN') continue;
    reaching.push(world.people[sender]);
    seen.reached.add(route.id);
    if (reaching.length === enough) break;
  }
  const { values, wilds } = inputs(count, seed);
  // Few inputs begin at another place and value for each endpoint.
  const from = numberOf(route.id);
  let sample = await begin();
  const places = placesOf(route, sample, namesOf(route));
  for (let i = 0; i < count; i += 1) {
    if (i % TOGETHER === TOGETHER - 1) sample = await begin();
    else if (i % 5 === 0) await forgetTries();
    // The step is coprime with the number of values, so that in time each place gets each value.
    const place = places[(from + i) % places.length];
    const value = values[(from + i * 31 + seed) % values.length];
    const others = i % 9 === 8 || reaching.length === 0;
    const person = others
      ? world.people[SENDERS[i % SENDERS.length] as Person]
      : (reaching[Math.floor(i / 9) % reaching.length] as Browser);
    const strange = wilds[i / 10];
    if (strange && i > 0) {
      const wrong = await tryWild(person, route, sample, strange);
      note({ status: wrong ? 500 : 400, wrong });
      changed = true;
    } else if (place) {
      note(await tryOne(person, route, sample, { place, value, form: i % 4 === 3 }));
    }
  }
}
