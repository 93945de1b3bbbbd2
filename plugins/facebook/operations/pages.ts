import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { services } from '@plugins/kit/server/services';
import { type App, facebookApp, graphList } from '../graph';
import { deletePage, listPages, savePage } from '../queries/pages';
import { GraphFault } from '../rules/read-fault';
import { missing, USES } from '../rules/scopes';
import type { BoardView, PageView } from '../wire';
import { NAMED, SERVICE } from './connect';

/** The page of a person at Facebook, with a token that acts for it. */
interface GraphPage {
  id: string;
  name: string;
  access_token?: string;
  tasks?: string[];
}

/** An account's connection that works. */
export interface Connected {
  app: App;
  id: string;
  token: string;
  scopes: string[];
}

/** Returns an account's connection; null where there is none that works. */
export async function connected(account: string): Promise<Connected | null> {
  const app = facebookApp();
  const connection = app && (await services.open({ account, service: SERVICE }));
  const token = connection?.tokens.user;
  if (!app || !connection || !token || connection.trouble) return null;
  return { app, id: connection.id, token, scopes: connection.scopes };
}

/** Runs requests for a connection; one whose token Facebook refuses is marked. Throws what the requests throw. */
export async function asking<T>({ id }: Pick<Connected, 'id'>, requests: () => Promise<T>): Promise<T> {
  try {
    return await requests();
  } catch (error) {
    if (error instanceof GraphFault && error.reason === 'expired') await services.mark(id, 'expired');
    throw error;
  }
}

/** Returns the pages that the connected person administers, with their tokens. Throws GraphFault. */
export async function administered(connection: Connected): Promise<GraphPage[]> {
  const query = { fields: 'id,name,access_token,tasks' };
  const all = await asking(connection, () =>
    graphList<GraphPage>(connection.app, { path: '/me/accounts', token: connection.token, query }),
  );
  return all.filter(({ tasks }) => tasks?.includes('MANAGE'));
}

/** Returns the ids of an account's linked pages. */
export const pageIds = async (account: string): Promise<string[]> =>
  (await listPages(pool(), account)).map(({ page }) => page);

/**
 * Links a page that the connected person administers; again changes nothing. Throws PAGE_NOT_ADMINISTERED, SERVICE_DOWN.
 */
export async function linkPage(account: string, page: string): Promise<{ fresh: boolean }> {
  const connection = await connected(account);
  const pages = connection
    ? await administered(connection).catch((error: unknown) => {
        if (error instanceof GraphFault && error.reason !== 'down' && error.reason !== 'limit') return [];
        throw new KeepersError('SERVICE_DOWN', NAMED);
      })
    : [];
  const found = pages.find(({ id }) => id === page);
  if (!found) throw new KeepersError('PAGE_NOT_ADMINISTERED');
  return { fresh: await savePage(pool(), account, { page, name: found.name.slice(0, 200) }) };
}

/** Ends the link of a page, if there is one; what was imported or published stays. */
export const unlinkPage = (account: string, page: string): Promise<void> => deletePage(pool(), account, page);

/** Returns what the screen of pages shows: the connection, what it lacks, and the pages. */
export async function readBoard(account: string): Promise<BoardView> {
  const offered = facebookApp() !== null;
  const linked = await listPages(pool(), account);
  const stored = offered ? await services.open({ account, service: SERVICE }) : null;
  if (!stored)
    return {
      offered,
      connection: null,
      pages: linked.map(({ page, name }) => view(page, name, true, false)),
    };
  const connection = await connected(account);
  let reachable = true;
  const pages = connection
    ? await administered(connection).catch((error: unknown) => {
        if (!(error instanceof GraphFault)) throw error;
        reachable = error.reason === 'expired' || error.reason === 'permission';
        return null;
      })
    : null;
  const works = connection !== null && pages !== null;
  return {
    offered,
    connection: {
      name: stored.name,
      works: works || (connection !== null && !reachable),
      reachable,
      lacks: USES.filter((use) => missing(use, stored.scopes).length > 0),
    },
    pages: merge(pages, linked),
  };
}

const view = (id: string, name: string, linked: boolean, administers: boolean): PageView => ({
  id,
  name,
  linked,
  administers,
});

function merge(found: GraphPage[] | null, linked: readonly { page: string; name: string }[]): PageView[] {
  const own = (found ?? []).map(({ id, name }) =>
    view(
      id,
      name,
      linked.some(({ page }) => page === id),
      true,
    ),
  );
  const others = linked.filter(({ page }) => !own.some(({ id }) => id === page));
  return [...own, ...others.map(({ page, name }) => view(page, name, true, found === null))];
}
