import { TRASH_DAYS } from '@/core/constants';
import { pool, type Sql } from '@/core/db/pool';
import type { CardQuestion } from '@/modules/home/admin/define-card';
import type { Reader } from '@/modules/people/queries/readers';
import type { OwnAnswer } from './own-fields';

/** Inquiries per page of the screen. */
const PAGE = 30;

/** Filters of the inbox. */
export const PARTS = ['all', 'new'] as const;
export type InboxPart = (typeof PARTS)[number];

/** An inquiry as the studio reads it. */
export interface Inquiry {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** A date without a time. */
  day: string | null;
  message: string;
  /** Answers to the form's own questions. */
  answers: OwnAnswer[];
  page: string | null;
  at: string;
  read: boolean;
}

/** A page of an account's inquiries, newest first. */
export interface Inbox {
  inquiries: Inquiry[];
  page: number;
  pages: number;
  counts: Record<InboxPart, number>;
}

/** Returns an account's inquiries that are not in the trash. */
export async function listInquiries(
  account: string,
  { part, page }: { part: InboxPart; page: number },
): Promise<Inbox> {
  const sql = pool();
  const { rows: sums } = await sql.query<{ all: number; new: number }>(
    `select count(*)::int as all, count(*) filter (where read_at is null)::int as new
       from site_inquiries where account_id = $1 and deleted_at is null`,
    [account],
  );
  const counts = sums[0] ?? { all: 0, new: 0 };
  const { rows } = await sql.query<Omit<Inquiry, 'at'> & { at: Date }>(
    `select id, name, email, phone, day, message, coalesce(answers, '[]') as answers, page, created_at as at, read_at is not null as read
       from site_inquiries where account_id = $1 and deleted_at is null and ($2 = 'all' or read_at is null)
      order by created_at desc, id desc limit ${PAGE} offset $3`,
    [account, part, (page - 1) * PAGE],
  );
  return {
    inquiries: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    page,
    pages: Math.max(1, Math.ceil(counts[part] / PAGE)),
    counts,
  };
}

/** Returns an inquiry with its account, also from the trash; for authorization. */
export async function findInquiry(id: string): Promise<{ id: string; account_id: string } | null> {
  const { rows } = await pool().query<{ id: string; account_id: string }>(
    'select id, account_id from site_inquiries where id = $1 and account_id is not null',
    [id],
  );
  return rows[0] ?? null;
}

/** Marks an inquiry as read or unread. Idempotent, because it sets a state. */
export async function markInquiry(id: string, read: boolean): Promise<void> {
  await pool().query(
    `update site_inquiries set read_at = case when $2 then coalesce(read_at, now()) end, updated_at = now()
      where id = $1 and deleted_at is null`,
    [id, read],
  );
}

/** Moves an inquiry to the trash, or restores it. */
export async function shelveInquiry(id: string, deleted: boolean): Promise<void> {
  await pool().query(
    `update site_inquiries set deleted_at = case when $2 then coalesce(deleted_at, now()) end, updated_at = now()
      where id = $1`,
    [id, deleted],
  );
}

/** An inquiry as a visitor wrote it. */
export interface NewInquiry {
  id: string;
  site: string;
  /** Null for the platform's own site. */
  account: string | null;
  name: string;
  email: string;
  phone: string | null;
  /** A date without a time. */
  day: string | null;
  message: string;
  answers: OwnAnswer[];
  /** The visitor's language. */
  locale: string;
  /** The page that contains the form. */
  page: string;
}

/** Adds an unread inquiry. */
export async function insertInquiry(sql: Sql, inquiry: NewInquiry): Promise<void> {
  const { id, site, account, name, email, phone, day, message, answers, locale, page } = inquiry;
  await sql.query(
    `insert into site_inquiries (id, site_id, account_id, name, email, phone, day, message, answers, locale, page, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), now())`,
    [id, site, account, name, email, phone, day, message, JSON.stringify(answers), locale, page],
  );
}

/** Returns how many inquiries a site got within the hour. */
export async function countLately(sql: Sql, site: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from site_inquiries where site_id = $1 and created_at > now() - interval '1 hour'`,
    [site],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the first operators; one without a language reads `locale`. */
export async function readOperators(
  sql: Sql,
  { locale, limit }: { locale: string; limit: number },
): Promise<Reader[]> {
  const { rows } = await sql.query<Reader>(
    'select email, coalesce(locale::text, $1) as locale from users where operator order by created_at limit $2',
    [locale, limit],
  );
  return rows;
}

/** An unread inquiry on Home; `count` is the number of all of them. */
export interface UnreadInquiry {
  id: string;
  name: string;
  /** The beginning of its message. */
  message: string;
  count: number;
}

/** Returns an account's newest unread inquiries. */
export const listUnread = (
  sql: CardQuestion['sql'],
  { account, limit }: { account: string; limit: number },
): Promise<UnreadInquiry[]> =>
  sql<UnreadInquiry>(
    `select id, name, left(message, 120) as message, count(*) over ()::int as count from site_inquiries
      where account_id = $1 and deleted_at is null and read_at is null order by created_at desc limit $2`,
    [account, limit],
  );

/** SQL condition for inquiries in the trash: of an account, or of all (`null`). */
const GONE = `account_id is not null and ($1::uuid is null or account_id = $1)
  and deleted_at > now() - make_interval(days => $2)`;
/** Length of the excerpt that identifies an inquiry. */
const LETTERS = 120;
/** Maximum number on the trash's screen, last deleted first. */
const MOST_GONE = 200;

/** Returns how many inquiries of an account (`null`: of all) are in the trash. */
export async function countGone(account: string | null): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from site_inquiries where ${GONE}`,
    [account, TRASH_DAYS],
  );
  return rows[0]?.count ?? 0;
}

/** An inquiry in the trash. */
export interface GoneInquiry {
  id: string;
  name: string;
  /** The beginning of its message. */
  about: string;
  /** When it is deleted for good. */
  until: Date;
}

/** Returns an account's inquiries (`null`: of all) in the trash. */
export async function listGone(account: string | null): Promise<GoneInquiry[]> {
  const { rows } = await pool().query<GoneInquiry>(
    `select id, name, left(message, ${LETTERS}) as about, deleted_at + make_interval(days => $2) as until
         from site_inquiries where ${GONE} order by deleted_at desc, id limit ${MOST_GONE}`,
    [account, TRASH_DAYS],
  );
  return rows;
}
