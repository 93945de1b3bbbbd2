import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { all, now, PLATFORM, type Shelf, type World } from './state';

/** The secret that signs an endpoint's events. */
export const secretOf = (endpoint: string): string =>
  `whsec_${createHmac('sha256', 'standin').update(endpoint).digest('hex')}`;

/** A signature header of Stripe's scheme `v1`. */
export function signature(payload: string, secret: string, seconds: number): string {
  const mark = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${mark}`;
}

/** An event on its way to one endpoint. */
export interface Delivery {
  endpoint: Stripe.WebhookEndpoint;
  event: Stripe.Event;
  tries: number;
  /** When it is tried next, on Stripe's clock. */
  due: number;
}

/** Pauses between tries, in seconds; afterwards the event is given up. About three days in all. */
const PAUSES = [300, 1800, 7200, 18_000, 36_000, 36_000, 36_000, 36_000, 36_000, 36_000];

/** Where events wait, and how they are sent. */
export interface Mailroom {
  /** `now`: sent as they happen; `held`: they wait for `deliver`. */
  mode: 'held' | 'now';
  /** Types that are never sent (they can still be listed). */
  dropped: Set<string>;
  queue: Delivery[];
  /** Answers of the receivers, oldest first. */
  answers: { event: string; type: string; status: number }[];
  /** Sends what is due; returns when it was answered. */
  deliver: (how?: DeliverOrder) => Promise<void>;
  /** Resolves when nothing is on its way. */
  quiet: () => Promise<void>;
}

/** How waiting events are sent. */
export interface DeliverOrder {
  order?: 'first' | 'reversed' | 'shuffled';
  copies?: number;
  /** All at the same time, else one after the other. */
  atOnce?: boolean;
  /** Also those whose next try is later. */
  all?: boolean;
  seed?: number;
}

/** A repeatable shuffle. */
function shuffled<T>(list: T[], seed: number): T[] {
  const copy = [...list];
  let state = seed >>> 0 || 1;
  for (let at = copy.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}

/** Sends one event; returns the status, 0 where nothing answered. */
async function send(world: World, { endpoint, event }: Delivery): Promise<number> {
  const payload = JSON.stringify(
    { ...event, api_version: endpoint.api_version ?? event.api_version },
    null,
    2,
  );
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'Stripe-Signature': signature(payload, secretOf(endpoint.id), now(world)),
  };
  const asked = {
    method: 'POST',
    headers,
    body: payload,
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(20_000),
  };
  return fetch(endpoint.url, asked).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}

/** Opens the mailroom: every stored event goes to the endpoints that asked for its type. */
export function openMailroom(world: World): Mailroom {
  const flying = new Set<Promise<void>>();
  const fly = async (delivery: Delivery): Promise<void> => {
    const status = await send(world, delivery);
    room.answers.push({ event: delivery.event.id, type: delivery.event.type, status });
    if (status >= 200 && status < 300) return;
    const pause = PAUSES[delivery.tries];
    if (pause === undefined) return;
    room.queue.push({ ...delivery, tries: delivery.tries + 1, due: now(world) + pause });
  };
  const start = (delivery: Delivery) => {
    const flight = fly(delivery).finally(() => flying.delete(flight));
    flying.add(flight);
    return flight;
  };
  const room: Mailroom = {
    mode: 'now',
    dropped: new Set(),
    queue: [],
    answers: [],
    deliver: async ({ order = 'first', copies = 1, atOnce = false, all: also = false, seed = 1 } = {}) => {
      const due = room.queue.filter((one) => also || one.due <= now(world));
      room.queue = room.queue.filter((one) => !due.includes(one));
      const many = due.flatMap((one) => Array.from({ length: copies }, () => one));
      const sorted =
        order === 'reversed' ? many.reverse() : order === 'shuffled' ? shuffled(many, seed) : many;
      if (atOnce) await Promise.all(sorted.map(start));
      else for (const one of sorted) await start(one);
    },
    quiet: async () => {
      while (flying.size) await Promise.all(flying);
    },
  };
  const endpointsFor = (shelf: Shelf): Stripe.WebhookEndpoint[] => {
    const own = all(shelf, 'webhook_endpoint').filter(({ application }) => !application);
    const platform = world.shelves.get(PLATFORM);
    const connected = shelf.v2 && platform ? all(platform, 'webhook_endpoint') : [];
    return [...own, ...connected.filter(({ application }) => application)];
  };
  world.emitted = (shelf, event) => {
    if (room.dropped.has(event.type)) return;
    for (const endpoint of endpointsFor(shelf)) {
      const events = endpoint.enabled_events;
      if (!events.includes('*') && !events.includes(event.type)) continue;
      const delivery = { endpoint, event, tries: 0, due: now(world) };
      if (room.mode === 'now') void start(delivery);
      else room.queue.push(delivery);
    }
  };
  return room;
}
