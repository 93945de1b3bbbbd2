import type { Sql } from '@/core/db/pool';
import type { SiteDocument } from '../rules/document';

/** The published state of a site. */
export interface LiveSite {
  id: string;
  account: string | null;
  /** Null before the first publication. */
  live: SiteDocument | null;
  published_at: Date | null;
}

/** Returns the site of an account (`null`: the platform's own) in its published state; null without a site. */
export async function findLiveSite(sql: Sql, account: string | null): Promise<LiveSite | null> {
  const { rows } = await sql.query<LiveSite>({
    name: 'site-live',
    text: 'select id, account_id as account, live, published_at from sites where account_id is not distinct from $1::uuid',
    values: [account],
  });
  return rows[0] ?? null;
}

/** Returns the id of an account's site (`null`: the platform's own), or null. */
export async function findSiteId(sql: Sql, account: string | null): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from sites where account_id is not distinct from $1::uuid',
    [account],
  );
  return rows[0]?.id ?? null;
}

/** A site as its builder reads it; documents as they are stored. */
export interface EditedSite {
  id: string;
  draft: unknown;
  /** Null before the first publication. */
  live: SiteDocument | null;
  /** Counts the saved drafts. */
  revision: number;
  published_at: Date | null;
  /** When a scheduled state will be published; null without a schedule. */
  scheduled_at: Date | null;
}

/** Returns an account's site (`null`: the platform's own) with its draft, or null. */
export async function findEditedSite(sql: Sql, account: string | null): Promise<EditedSite | null> {
  const { rows } = await sql.query<EditedSite>(
    `select id, draft, live, revision::int, published_at, scheduled_at from sites
      where account_id is not distinct from $1::uuid`,
    [account],
  );
  return rows[0] ?? null;
}

/** The draft of a site as it is stored, and the number of its revision. */
export interface StoredDraft {
  id: string;
  draft: unknown;
  revision: number;
}

/** Returns the draft of an account's site (`null`: the platform's own), or null without a site. */
export async function findDraft(sql: Sql, account: string | null): Promise<StoredDraft | null> {
  const { rows } = await sql.query<StoredDraft>(
    'select id, revision::int, draft from sites where account_id is not distinct from $1::uuid',
    [account],
  );
  return rows[0] ?? null;
}

/** Returns the draft of an account's site as `findDraft`, and locks the site until the transaction ends. */
export async function lockDraft(sql: Sql, account: string | null): Promise<StoredDraft | null> {
  const { rows } = await sql.query<StoredDraft>(
    'select id, draft, revision::int from sites where account_id is not distinct from $1::uuid for update',
    [account],
  );
  return rows[0] ?? null;
}

/** Locks an account's site (`null`: the platform's own) until the transaction ends; null without a site. */
export async function lockSite(
  sql: Sql,
  account: string | null,
): Promise<{ id: string; revision: number } | null> {
  const { rows } = await sql.query<{ id: string; revision: number }>(
    'select id, revision::int from sites where account_id is not distinct from $1::uuid for update',
    [account],
  );
  return rows[0] ?? null;
}

/** Locks what an account has one or a few of (its site, its domains) until the transaction ends. */
export async function lockAccount(sql: Sql, account: string): Promise<void> {
  await sql.query('select id from accounts where id = $1 for update', [account]);
}

/** Waits until no other transaction creates the platform's site, and keeps others waiting until this one ends. */
export async function lockPlatformBegin(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('sites.begin'))`);
}

/** Creates an account's site (`null`: the platform's own) with an empty draft; its pictures need the row. */
export async function insertSite(
  sql: Sql,
  { id, account }: { id: string; account: string | null },
): Promise<void> {
  await sql.query(
    `insert into sites (id, account_id, draft, revision, created_at, updated_at) values ($1, $2, '{}', 1, now(), now())`,
    [id, account],
  );
}

/** Stores the first draft of a site; it stays revision 1. */
export async function fillDraft(
  sql: Sql,
  { id, document }: { id: string; document: SiteDocument },
): Promise<void> {
  await sql.query('update sites set draft = $2 where id = $1', [id, JSON.stringify(document)]);
}

/** Stores a draft as the revision given. */
export async function storeDraft(
  sql: Sql,
  { id, document, revision }: { id: string; document: SiteDocument; revision: number },
): Promise<void> {
  await sql.query('update sites set draft = $2, revision = $3, updated_at = now() where id = $1', [
    id,
    JSON.stringify(document),
    revision,
  ]);
}

/** Makes the draft of a site what visitors see, as the version of this number; ends a schedule. */
export async function publishDraft(sql: Sql, { id, number }: { id: string; number: number }): Promise<void> {
  await sql.query(
    `update sites set live = draft, live_number = $2, published_at = now(), scheduled = null, scheduled_at = null, updated_at = now()
      where id = $1`,
    [id, number],
  );
}

/** Keeps the draft of a site as what is published at `at`; replaces a former schedule. */
export async function scheduleDraft(sql: Sql, { id, at }: { id: string; at: Date }): Promise<void> {
  await sql.query('update sites set scheduled = draft, scheduled_at = $2, updated_at = now() where id = $1', [
    id,
    at,
  ]);
}

/** Ends the schedule of an account's site (`null`: the platform's own), if there is one. */
export async function clearSchedule(sql: Sql, account: string | null): Promise<void> {
  await sql.query(
    'update sites set scheduled = null, scheduled_at = null, updated_at = now() where account_id is not distinct from $1::uuid',
    [account],
  );
}

/**
 * Locks a site until the transaction ends. Returns when its scheduled state is published (null without a schedule) and
 * the number of its next version; null without such a site.
 */
export async function lockSchedule(
  sql: Sql,
  site: string,
): Promise<{ at: Date | null; number: number } | null> {
  const { rows } = await sql.query<{ at: Date | null; number: number }>(
    `select scheduled_at as at, (select coalesce(max(number), 0)::int + 1 from site_versions where site_id = sites.id) as number
       from sites where id = $1 for update`,
    [site],
  );
  return rows[0] ?? null;
}

/** Makes the scheduled state of a site what visitors see, as the version of this number, and ends the schedule. */
export async function publishScheduledState(
  sql: Sql,
  { id, number, now }: { id: string; number: number; now: Date },
): Promise<void> {
  await sql.query(
    `update sites set live = scheduled, live_number = $2, published_at = $3, scheduled = null, scheduled_at = null,
            updated_at = now() where id = $1`,
    [id, number, now],
  );
}
