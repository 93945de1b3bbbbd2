import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { missing, type Params } from './wire';

/** Everything the stand-in keeps. */
export type Thing =
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.BalanceTransaction
  | Stripe.ApplicationFee
  | Stripe.Customer
  | Stripe.PaymentMethod
  | Stripe.SetupIntent
  | Stripe.Dispute
  | Stripe.Event
  | Stripe.WebhookEndpoint;

/** An account of Stripe with everything in it, oldest first. */
export interface Shelf {
  id: string;
  country: string;
  currency: string;
  things: Map<string, Thing>;
  /** The lines of sessions, which are not part of their object. */
  lines: Map<string, Stripe.LineItem[]>;
  /** Accounts v2 made by Connect; null for an account with a key of its own. */
  v2: Stripe.V2.Core.Account | null;
  live: boolean;
}

/** A secret or restricted key: what it may not do is a list of the beginnings of paths. */
export interface Key {
  account: string;
  denied: string[];
}

/** A request as it arrived. */
export interface Asked {
  method: string;
  path: string;
  params: Params;
  key: string | null;
  account: string | null;
  version: string | null;
}

/** All accounts, and the time there: seconds ahead of this machine. */
export interface World {
  url: string;
  ahead: number;
  shelves: Map<string, Shelf>;
  keys: Map<string, Key>;
  /** Called after an event was stored. */
  emitted: (shelf: Shelf, event: Stripe.Event) => void;
}

/** The first account, and the keys with which everything is allowed. */
export const PLATFORM = 'acct_1Standin0Platform';
export const SECRET_KEY = 'sk_test_standin0platform0secret';
/** A restricted key, as a studio pastes it; it is known once a test adds it. */
export const STUDIO_KEY = 'rk_test_standin0studio0secret';
export const API_VERSION = '2026-10-28.endive';

/** Creates an empty account. */
export function newShelf(
  world: World,
  id: string,
  { country = 'US', currency = 'usd', live = false } = {},
): Shelf {
  const shelf: Shelf = { id, country, currency, live, things: new Map(), lines: new Map(), v2: null };
  world.shelves.set(id, shelf);
  return shelf;
}

/** Creates Stripe with one account. */
export function newWorld(): World {
  const world: World = {
    url: '',
    ahead: 0,
    shelves: new Map(),
    keys: new Map([[SECRET_KEY, { account: PLATFORM, denied: [] }]]),
    emitted: () => {},
  };
  newShelf(world, PLATFORM);
  return world;
}

/** Seconds since 1970 on Stripe's clock. */
export const now = (world: World): number => Math.floor(Date.now() / 1000) + world.ahead;

/** A new id with this prefix. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Stores a thing, also over its former state. */
export function put<T extends Thing>(shelf: Shelf, thing: T): T {
  shelf.things.set(thing.id, thing);
  return thing;
}

type Named<N extends Thing['object']> = Extract<Thing, { object: N }>;

/** Returns a thing by its kind and id. Throws 404. */
export function get<N extends Thing['object']>(
  shelf: Shelf,
  object: N,
  id: string,
  param?: string,
): Named<N> {
  const found = shelf.things.get(id);
  if (found?.object !== object) throw missing(object.replace('.', ' '), id, param);
  return found as Named<N>;
}

/** Returns all things of a kind, newest first. */
export const all = <N extends Thing['object']>(shelf: Shelf, object: N): Named<N>[] =>
  [...shelf.things.values()].filter((thing): thing is Named<N> => thing.object === object).reverse();

/** The id of a reference that may be expanded. */
export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** Stores an event with a copy of the thing as it is now. */
export function emit(world: World, shelf: Shelf, type: string, thing: Thing): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: now(world),
    data: { object: structuredClone(thing) },
    livemode: shelf.live,
    pending_webhooks: 0,
    request: { id: newId('req'), idempotency_key: null },
    type,
    ...(shelf.v2 && { account: shelf.id }),
  } as unknown as Stripe.Event;
  put(shelf, event);
  world.emitted(shelf, event);
}
