import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { end, listen } from '../identity-server';
import { type Control, makeControl } from './control';
import { type Mailroom, openMailroom } from './events';
import { type Fault, faultFor } from './faults';
import { type Keys, settleKey, takeKey } from './keys';
import { expanded } from './lists';
import { answerPage } from './pages';
import { expireDue } from './pay';
import { accountRoutes } from './routes/account';
import { checkoutRoutes } from './routes/checkout';
import { paymentRoutes } from './routes/payments';
import type { Route } from './routes/route';
import { API_VERSION, type Asked, newId, newWorld, PLATFORM, type Shelf, type World } from './state';
import { invalid, type Params, readBody, readForm, StripeRefusal } from './wire';

/** A stand-in for Stripe on this machine. */
export interface StripeStandIn extends Control {
  url: string;
  stop: () => Promise<void>;
}

/** What the parts of the stand-in share. */
export interface House {
  world: World;
  room: Mailroom;
  keys: Keys;
  faults: Fault[];
  asked: Asked[];
}

const ROUTES: Route[] = [...checkoutRoutes, ...paymentRoutes, ...accountRoutes];

/** Parameters of earlier versions of the API, which our version has no more. */
const GONE = new Set(['payment_method_types']);

const matchers = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll('*', '([\\w-]+)')}$`),
}));

function routeOf(method: string, path: string): { route: Route; id: string } {
  for (const { route, pattern } of matchers) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: match[1] ?? '' };
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

/** Finds the account a request is about. Throws 401 for an unknown key, 403 for what a restricted key may not do. */
function authorize({ world }: House, { key, account, method, path }: Asked): Shelf {
  const known = key === null ? undefined : world.keys.get(key);
  const shown = key ? `${key.slice(0, 8)}****${key.slice(-4)}` : '';
  if (!known)
    throw new StripeRefusal(401, {
      type: 'invalid_request_error',
      message: key ? `Invalid API Key provided: ${shown}` : 'You did not provide an API key.',
    });
  if (known.denied.some((one) => `${method} ${path}`.startsWith(one)))
    throw new StripeRefusal(403, {
      type: 'invalid_request_error',
      message: `The provided key '${shown}' does not have the required permissions for this endpoint on account '${known.account}'.`,
    });
  const shelf = world.shelves.get(account ?? known.account);
  if (!shelf || (account && account !== known.account && !(shelf.v2 && known.account === PLATFORM)))
    throw new StripeRefusal(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key '${shown}' does not have access to account '${account}' (or that account does not exist).`,
    });
  return shelf;
}

/** Runs a request. Throws `StripeRefusal`. */
function run({ world }: House, shelf: Shelf, asked: Asked): unknown {
  const { route, id } = routeOf(asked.method, asked.path);
  const known = [...route.takes, 'expand'].filter(
    (name) => !(asked.version === API_VERSION && GONE.has(name)),
  );
  for (const name of Object.keys(asked.params))
    if (!known.includes(name))
      throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  return expanded(world, shelf, route.run({ world, shelf, params: asked.params, id }), asked.params);
}

/** Answers a request of the API: its status and body, and whether an idempotency key repeats it. */
function answer(house: House, shelf: Shelf, asked: Asked): { status: number; body: string; kept: boolean } {
  try {
    return { status: 200, body: JSON.stringify(run(house, shelf, asked), null, 2), kept: true };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2), kept: error.kept };
  }
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

async function readAsked(request: IncomingMessage, url: URL): Promise<Asked> {
  const body = await readBody(request);
  const json = one(request.headers['content-type'])?.startsWith('application/json');
  const params = json && body ? (JSON.parse(body) as Params) : readForm(body || url.search.slice(1));
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    params,
    key: bearer ?? (basic ? (Buffer.from(basic, 'base64').toString().split(':')[0] ?? null) : null),
    account: one(request.headers['stripe-account']) ?? one(request.headers['stripe-context']),
    version: one(request.headers['stripe-version']),
  };
}

async function answerApi(house: House, request: IncomingMessage, response: ServerResponse, url: URL) {
  const asked = await readAsked(request, url);
  house.asked.push(asked);
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Request-Id': newId('req'),
    'Stripe-Version': asked.version ?? API_VERSION,
  };
  const fault = faultFor(house.faults, asked);
  const say = (status: number, body: string) => {
    if (fault?.kind === 'cut-after') request.socket.destroy();
    else response.writeHead(status, headers).end(body);
  };
  const refuse = (error: unknown) => {
    if (!(error instanceof StripeRefusal)) throw error;
    say(error.status, JSON.stringify({ error: error.body }, null, 2));
  };
  if (fault?.kind === 'cut-before') return request.socket.destroy();
  if (fault?.kind === '429')
    return say(
      429,
      JSON.stringify({
        error: { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests.' },
      }),
    );
  try {
    const shelf = authorize(house, asked);
    const named = asked.method === 'POST' ? one(request.headers['idempotency-key']) : null;
    const key = named && `${shelf.id}:${named}`;
    const print = `${asked.method} ${asked.path} ${JSON.stringify(asked.params)}`;
    const { replay } = key ? takeKey(house.world, house.keys, key, print) : { replay: null };
    if (replay) {
      headers['Idempotent-Replayed'] = 'true';
      headers['Original-Request'] = headers['Request-Id'] ?? '';
      return say(replay.status, replay.body);
    }
    if (fault?.kind === 'slow') await fault.until;
    const failed = {
      status: 500,
      body: JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred' } }),
      kept: true,
    };
    const done = fault?.kind === '500' ? failed : answer(house, shelf, asked);
    const shown = fault?.kind === '500-after' ? failed : done;
    if (key) settleKey(house.keys, key, shown.kept ? shown : null);
    if (fault?.kind === 'slow-after') await fault.until;
    say(shown.status, shown.body);
  } catch (error) {
    refuse(error);
  }
}

/** Starts Stripe's API, its pages and its controls. */
export async function startStripe({ port = 0 } = {}): Promise<StripeStandIn> {
  const world = newWorld();
  const house: House = { world, room: openMailroom(world), keys: new Map(), faults: [], asked: [] };
  const control = makeControl(house);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', world.url);
    expireDue(world);
    const answered = /^\/v[12]\//.test(url.pathname)
      ? answerApi(house, request, response, url)
      : answerPage(house, control, request, response, url);
    answered.catch((error: unknown) => {
      console.error('The stand-in for Stripe failed:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  world.url = `http://127.0.0.1:${await listen(server, port)}`;
  return Object.assign(control, { url: world.url, stop: () => end(server) });
}
