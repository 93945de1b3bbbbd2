import type Stripe from 'stripe';
import { type DeliverOrder, type Mailroom, secretOf, signature } from './events';
import type { Fault } from './faults';
import { newV2Account } from './objects/account';
import { balanceOf, expireDue, moveDisputed, openDispute, paySession, type Tried } from './pay';
import type { House } from './server';
import {
  type Asked,
  all,
  emit,
  get,
  newShelf,
  now,
  PLATFORM,
  SECRET_KEY,
  type Shelf,
  type World,
} from './state';

/** What a test may do with the stand-in, beside its API. */
export interface Control {
  world: World;
  room: Mailroom;
  /** Every request of the API, oldest first. */
  asked: Asked[];
  /** The key with which everything is allowed, of the first account. */
  key: string;
  /** Adds an account with a key of its own; `denied`: beginnings of `METHOD /path` that this key may not ask. */
  addKey: (key: string, one?: { account?: string; denied?: string[]; live?: boolean }) => Shelf;
  /** Sets the clock ahead by so many seconds: sessions expire, retries become due. */
  forward: (seconds: number) => void;
  /** Lets the next requests fail. */
  fault: (
    kind: Fault['kind'],
    at: { method: string; path: string; times?: number; until?: Promise<void>; met?: () => void },
  ) => void;
  /** Pays a session's page as a person with this card would. */
  pay: (session: string, number?: string, account?: string) => Tried;
  /** Pays as a person who confirms at their bank would. */
  confirm: (session: string, number: string, account?: string) => Tried;
  /** Sends the waiting events. */
  deliver: (how?: DeliverOrder) => Promise<void>;
  /** Forgets the waiting events for good; they can still be listed. */
  lose: () => void;
  /** An account's balance by currency, net of fees. */
  balance: (account?: string) => Record<string, number>;
  /** The newest session. */
  lastSession: (account?: string) => Stripe.Checkout.Session;
  /** The webhook endpoints of an account, newest first; and the newest. */
  endpoints: (account?: string) => Stripe.WebhookEndpoint[];
  endpoint: (account?: string) => Stripe.WebhookEndpoint;
  /** Signs a payload as an endpoint's events are signed. */
  sign: (endpoint: string, payload: string, seconds?: number) => string;
  /** Finishes the onboarding of a connected account. */
  finishOnboarding: (account: string) => void;
  dispute: (charge: string, account?: string) => Stripe.Dispute;
  closeDispute: (dispute: string, won: boolean, account?: string) => void;
}

/** Makes the controls. */
export function makeControl(house: House): Control {
  const { world, room, asked, faults } = house;
  const shelfOf = (account = PLATFORM): Shelf => {
    const shelf = world.shelves.get(account);
    if (!shelf) throw new Error(`no account ${account} in the stand-in`);
    return shelf;
  };
  return {
    world,
    room,
    asked,
    key: SECRET_KEY,
    addKey: (key, { account = PLATFORM, denied = [], live = false } = {}) => {
      world.keys.set(key, { account, denied });
      return world.shelves.get(account) ?? newShelf(world, account, { live });
    },
    forward: (seconds) => {
      world.ahead += seconds;
      expireDue(world);
    },
    fault: (kind, { method, path, times = 1, until, met }) => {
      faults.push({ kind, method, path, times, ...(until && { until }), ...(met && { met }) });
    },
    pay: (session, number = '4242424242424242', account) => {
      const shelf = shelfOf(account);
      return paySession(world, shelf, get(shelf, 'checkout.session', session), { number });
    },
    confirm: (session, number, account) => {
      const shelf = shelfOf(account);
      const found = get(shelf, 'checkout.session', session);
      return paySession(world, shelf, found, { number, owner: 'confirmed' });
    },
    deliver: (how) => room.deliver(how),
    lose: () => {
      room.queue = [];
    },
    balance: (account) => balanceOf(shelfOf(account)),
    lastSession: (account) => {
      const things = [...shelfOf(account).things.values()];
      const last = things.findLast((thing) => thing.object === 'checkout.session');
      if (!last) throw new Error('no session in the stand-in');
      return last as Stripe.Checkout.Session;
    },
    endpoints: (account) => all(shelfOf(account), 'webhook_endpoint'),
    endpoint: (account) => {
      const [last] = all(shelfOf(account), 'webhook_endpoint');
      if (!last) throw new Error('no webhook endpoint in the stand-in');
      return last;
    },
    sign: (endpoint, payload, seconds = now(world)) => signature(payload, secretOf(endpoint), seconds),
    finishOnboarding: (account) => {
      const shelf = shelfOf(account);
      if (!shelf.v2) throw new Error(`${account} is no account of Connect`);
      const { id, created, contact_email: email, display_name: name } = shelf.v2;
      shelf.v2 = newV2Account({ id, created, email, name, country: shelf.country, card: 'active' });
    },
    dispute: (charge, account) =>
      openDispute(world, shelfOf(account), get(shelfOf(account), 'charge', charge)),
    closeDispute: (dispute, won, account) => {
      const found = get(shelfOf(account), 'dispute', dispute);
      found.status = won ? 'won' : 'lost';
      if (won) moveDisputed(world, shelfOf(account), found, { amount: found.amount, fee: 0 });
      emit(world, shelfOf(account), 'charge.dispute.closed', found);
    },
  };
}
