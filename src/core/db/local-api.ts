import { createLocalReq, type File, type PayloadRequest, type Where } from 'payload';
import type { SignedIn } from '@/core/access/person';
import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { Config } from '@/payload-types';
import { payload } from './payload';

/** Rows by their collection, from the types Payload makes of our fields (`src/payload-types.ts`). */
type Records = Config['collections'];

/** A collection's slug, the core's or a feature's. */
type CollectionSlug = Exclude<keyof Records, `payload-${string}`>;

/** A row as the Local API returns it, with every field of its collection: relations are ids (depth 0). */
export type RowOf<S extends CollectionSlug> = {
  [Field in keyof Records[S]]: Exclude<Records[S][Field], { id: string }>;
};

/** Writable fields of a row: the compiler refuses an unknown field or a value of another type. */
export type Written<S extends CollectionSlug> = Partial<RowOf<S>>;

interface FindOptions {
  sort?: string;
  limit?: number;
  select?: string[];
}

interface Api {
  find<S extends CollectionSlug>(collection: S, where: Where, more?: FindOptions): Promise<RowOf<S>[]>;
  byId<S extends CollectionSlug>(collection: S, id: string, select?: string[]): Promise<RowOf<S> | null>;
  /** `file`: of an upload collection, stored under exactly its name. */
  create<S extends CollectionSlug>(
    collection: S,
    data: Written<S>,
    more?: { file?: File },
  ): Promise<RowOf<S>>;
  /** `trash`: also a row that is in the trash. */
  update<S extends CollectionSlug>(
    collection: S,
    id: string,
    data: Written<S>,
    more?: { trash?: boolean },
  ): Promise<RowOf<S>>;
  delete<S extends CollectionSlug>(collection: S, id: string): Promise<RowOf<S>>;
}

type Verb = 'find' | 'findByID' | 'create' | 'update' | 'delete';

const chosen = (names?: string[]) =>
  names ? Object.fromEntries(names.map((name) => [name, true])) : undefined;

function api(req: Partial<PayloadRequest>, overrideAccess: boolean, tx?: Transaction): Api {
  const base = { overrideAccess, depth: 0 as const, req };
  // Payload's own overloads are made for its depth and selection; here its verbs take plain objects, typed by `Api`.
  const verbs = payload() as unknown as Record<Verb, (args: object) => Promise<unknown>>;
  const call = (verb: Verb) => (args: object) => {
    tx?.mustBeOpen();
    return verbs[verb](args);
  };
  const local = {
    find: call('find'),
    findByID: call('findByID'),
    create: call('create'),
    update: call('update'),
    delete: call('delete'),
  };
  const answers = {
    async find(collection: string, where: Where, { sort, limit = 100, select }: FindOptions = {}) {
      const args = { ...base, collection, where, sort, limit, pagination: false, select: chosen(select) };
      return ((await local.find(args)) as { docs: unknown[] }).docs;
    },
    byId: (collection: string, id: string, select?: string[]) =>
      local.findByID({ ...base, collection, id, disableErrors: true, select: chosen(select) }),
    create: (collection: string, data: object, { file }: { file?: File } = {}) =>
      local.create({ ...base, collection, data, ...(file && { file, overwriteExistingFiles: true }) }),
    update: (collection: string, id: string, data: object, { trash = false } = {}) =>
      local.update({ ...base, collection, id, data, trash }),
    delete: (collection: string, id: string) => local.delete({ ...base, collection, id }),
  };
  return answers as unknown as Api;
}

/** Payload's Local API with this person's own rights. */
export function asUser(user: SignedIn, tx?: Transaction): Api {
  const req = { ...(tx?.req ?? {}), user: { ...user, collection: 'users' } };
  return api(req as unknown as Partial<PayloadRequest>, false, tx);
}

/** Payload's Local API past the access rules. `why` states the reason for the reader. */
export function asSystem(why: string, tx?: Transaction): Api {
  if (!why) throw new Error('asSystem needs a reason for passing the access rules.');
  return api(tx?.req ?? {}, true, tx);
}

/** A transaction shared by Payload and plain SQL. */
export interface Transaction {
  req: Partial<PayloadRequest>;
  sql: Sql;
  /**
   * Throws when Payload has rolled the transaction back after a swallowed failure: further writes would be outside it.
   */
  mustBeOpen: () => void;
}

interface DrizzleSession {
  session: { client: Sql };
  execute: (query: string) => Promise<unknown>;
}

/**
 * The connection of the transaction a request writes in: what a hook reads or writes there commits or fails with the
 * row. Throws where the request has no transaction; Payload begins one for every write.
 */
export async function sqlOf(req: PayloadRequest): Promise<Sql> {
  const { sessions } = payload().db as unknown as { sessions: Record<string, { db: DrizzleSession }> };
  const session = sessions[String(await req.transactionID)];
  if (!session) throw new Error('The request has no transaction: writes must run in one.');
  return session.db.session.client;
}

/**
 * Runs `work` in one transaction for Payload and SQL alike. Payload alone reports success for commits that failed:
 * here a session that Payload killed, or a connection that broke, throws.
 */
export async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const db = payload().db as unknown as {
    drizzle: { transaction: <R>(run: (tx: DrizzleSession) => Promise<R>) => Promise<R> };
    sessions: Record<string, unknown>;
  };
  const id = uuidv7();
  let killed = false;
  return db.drizzle.transaction(async (tx) => {
    db.sessions[id] = {
      db: tx,
      resolve: async () => undefined,
      reject: async () => {
        killed = true;
      },
    };
    try {
      const req = await createLocalReq({ req: { transactionID: id } as Partial<PayloadRequest> }, payload());
      const mustBeOpen = () => {
        if (killed || !(id in db.sessions)) throw new Error('Payload rolled this transaction back.');
      };
      const result = await work({ req, sql: tx.session.client, mustBeOpen });
      mustBeOpen();
      await tx.execute('select 1');
      return result;
    } finally {
      delete db.sessions[id];
    }
  });
}
