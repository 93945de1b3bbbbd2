import { pool } from '@/core/db/pool';

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
    `select id, name, email, phone, day, message, page, created_at as at, read_at is not null as read
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
