import { KeepersError } from '@plugins/kit/server';
import { transaction } from '@plugins/kit/server/database';
import { services } from '@plugins/kit/server/services';
import { publicUrl } from '@plugins/kit/server/texts';
import { type App, dialogAddress, exchangeCode, facebookApp, graphGet, withdraw } from '../graph';
import { deletePages } from '../queries/pages';
import { GraphFault } from '../rules/read-fault';
import { missing, SCOPES, type Use } from '../rules/scopes';

/** The name of the service. */
export const SERVICE = 'facebook';
/** For refusals. */
export const NAMED = { service: 'Facebook' };
const REDIRECT = '/api/x/facebook/callback';

type Traveller = Parameters<typeof services.stateOf>[1];

/** Returns the installation's app. Throws SERVICE_NOT_CONNECTED where its settings name none. */
export function requireApp(): App {
  const app = facebookApp();
  if (!app) throw new KeepersError('SERVICE_NOT_CONNECTED', NAMED);
  return app;
}

/** Returns Facebook's address to allow a use at; Facebook shows those that were declined once more. */
export async function leave(traveller: Traveller, use: Use): Promise<string> {
  const app = requireApp();
  const before = await services.open({ account: traveller.account, service: SERVICE });
  const kept = before?.trouble === null ? before.scopes : [];
  return dialogAddress(app, {
    redirect: publicUrl() + REDIRECT,
    state: services.stateOf(SERVICE, traveller),
    scopes: [...new Set([...kept, ...SCOPES[use]])],
    again: before !== null && missing(use, before.scopes).length > 0,
  });
}

const asRefusal = (error: unknown): never => {
  if (error instanceof GraphFault) throw new KeepersError('SERVICE_DOWN', NAMED);
  throw error;
};

/**
 * Connects the account of a browser that returns from Facebook. Throws SERVICE_STATE, SERVICE_CANCELLED, SERVICE_DOWN.
 */
export async function comeBack(
  traveller: Traveller,
  query: { state: string; code: string; error: string },
): Promise<void> {
  const app = requireApp();
  services.checkState(SERVICE, traveller, query.state);
  if (query.error === 'access_denied') throw new KeepersError('SERVICE_CANCELLED', NAMED);
  if (!query.code) throw new KeepersError('SERVICE_CANCELLED', NAMED);
  const found = await read(app, query.code).catch(asRefusal);
  const key = { account: traveller.account, service: SERVICE };
  await transaction(async (sql) => {
    const before = await services.open(key, sql);
    // Another person's pages are not this one's: the owner links them again.
    if (before && before.subject !== found.subject) await deletePages(sql, traveller.account);
    await services.connect(sql, key, { ...found, user: traveller.user });
  });
}

async function read(app: App, code: string) {
  const token = await exchangeCode(app, { code, redirect: publicUrl() + REDIRECT });
  const me = await graphGet<{ id: string; name?: string }>(app, {
    path: '/me',
    token,
    query: { fields: 'id,name' },
  });
  const { data } = await graphGet<{ data: { permission: string; status: string }[] }>(app, {
    path: '/me/permissions',
    token,
  });
  const scopes = data.filter(({ status }) => status === 'granted').map(({ permission }) => permission);
  return { subject: me.id, name: (me.name ?? '').slice(0, 200), scopes, tokens: { user: token } };
}

/** Disconnects an account: Facebook forgets the app where it can be reached, and the pages' links end. */
export async function disconnect(account: string): Promise<void> {
  const key = { account, service: SERVICE };
  const app = facebookApp();
  const connection = await services.open(key);
  if (app && connection?.tokens.user)
    await withdraw(app, { subject: connection.subject, token: connection.tokens.user }).catch(
      () => undefined,
    );
  await transaction(async (sql) => {
    await services.end(sql, key);
    await deletePages(sql, account);
  });
}

/** Ends the connections of a user who removed the app at Facebook. */
export async function withdrawn(subject: string): Promise<void> {
  await transaction(async (sql) => {
    for (const account of await services.endOf(sql, SERVICE, subject)) await deletePages(sql, account);
  });
}
