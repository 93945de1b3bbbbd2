import { isSigned, randomToken, sign } from '@/core/crypto';
import { pool, type Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env, type ServiceApp } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { fetchGuarded, type GuardedRequest } from '@/core/outside/fetch-guarded';
import { seal, unseal } from '@/core/secrets/seal';
import {
  type ConnectionKey,
  deleteConnection,
  deleteOfSubject,
  findConnection,
  markTrouble,
  replaceTokens,
  storeConnection,
  type Trouble,
} from './queries/connections';

const PURPOSE = 'services';
const STATE = 'services.state';
const MINUTES = 15;
const NAMES: Record<string, string> = { facebook: 'Facebook', 'google-business': 'Google' };

/** Secrets of a connection, by name: access and refresh tokens. */
export type Tokens = Record<string, string>;

/** An account's connection to a service, opened. It stays in the process. */
export interface Connection {
  id: string;
  /** The user's id and name there. */
  subject: string;
  name: string;
  scopes: string[];
  trouble: Trouble | null;
  /** Empty where no secret of the installation opens them any more. */
  tokens: Tokens;
}

/** The browser that leaves for a service and returns: its session, its account and its user. */
export interface Traveller {
  session: string | undefined;
  account: string;
  user: string;
}

const whoOf = (service: string, { session = '', account, user }: Traveller) =>
  [service, session, account, user].join(' ');

/** Returns the state a browser carries to a service: it is valid for a quarter of an hour, in this session alone. */
function stateOf(service: string, traveller: Traveller, now = Date.now()): string {
  const text = `${now + MINUTES * 60_000}.${randomToken(12)}`;
  return `${text}.${sign(STATE, `${text} ${whoOf(service, traveller)}`)}`;
}

/** Throws SERVICE_STATE unless a returning browser carries the state of this session, account and user. */
function checkState(service: string, traveller: Traveller, state: string, now = Date.now()): void {
  const [ends = '', nonce = '', mark = ''] = state.split('.');
  const right = isSigned(STATE, `${ends}.${nonce} ${whoOf(service, traveller)}`, mark);
  if (!right || Number(ends) < now) throw new KeepersError('SERVICE_STATE', { service: appName(service) });
}

/** A service's own name. */
const appName = (service: string): string => NAMES[service] ?? service;

/** Returns the installation's app at a service; null where its settings name none. */
const app = (service: string): ServiceApp | null => env().serviceApps[service] ?? null;

/**
 * Requests an address of a service, over TLS and never at a private address, except the host its settings name in
 * tests. Throws `OutsideError`.
 */
const call = (
  { url }: Pick<ServiceApp, 'url'>,
  address: string,
  request: GuardedRequest,
  timeout = 10_000,
): Promise<Response> =>
  fetchGuarded(address, request, {
    named: url === undefined ? [] : [new URL(url).host],
    timeout,
    maxBytes: 2 * 1024 * 1024,
  });

function opened(id: string, sealed: string): Tokens {
  try {
    return JSON.parse(unseal(PURPOSE, id, sealed)) as Tokens;
  } catch {
    console.warn(`The tokens of connection ${id} do not open: its owner connects the service again.`);
    return {};
  }
}

/** Returns an account's connection to a service; null without one. */
async function open(key: ConnectionKey, sql: Sql = pool()): Promise<Connection | null> {
  const row = await findConnection(sql, key);
  if (!row) return null;
  const { sealed, ...connection } = row;
  return { ...connection, tokens: opened(row.id, sealed) };
}

/** Stores an account's connection, in place of the one before. */
async function connect(
  sql: Sql,
  key: ConnectionKey,
  { tokens, ...one }: Pick<Connection, 'subject' | 'name' | 'scopes' | 'tokens'> & { user: string },
): Promise<void> {
  const id = uuidv7();
  await storeConnection(sql, key, { ...one, id, sealed: seal(PURPOSE, id, JSON.stringify(tokens)) });
}

/** Stores refreshed tokens of a connection. */
const refresh = (id: string, tokens: Tokens, sql: Sql = pool()): Promise<void> =>
  replaceTokens(sql, { id, sealed: seal(PURPOSE, id, JSON.stringify(tokens)) });

/** Accounts of photographers at outside services: social pages, business profiles. */
export const services = {
  app,
  call,
  stateOf,
  checkState,
  open,
  connect,
  refresh,
  /** Marks a connection whose tokens the service refuses. */
  mark: (id: string, trouble: Trouble, sql: Sql = pool()): Promise<void> => markTrouble(sql, { id, trouble }),
  /** Deletes an account's connection; returns whether there was one. */
  end: (sql: Sql, key: ConnectionKey): Promise<boolean> => deleteConnection(sql, key),
  /** Deletes the connections of a user of the service, who withdrew them there. Returns whose accounts they were. */
  endOf: (sql: Sql, service: string, subject: string): Promise<string[]> =>
    deleteOfSubject(sql, { service, subject }),
};
