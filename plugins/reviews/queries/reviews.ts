import { type Sql, uuidv7 } from '@plugins/kit/server/database';

/** A review's row. */
export interface ReviewRow {
  id: string;
  content: string;
  rating: number;
  written_at: Date;
  reviewer_first_name: string | null;
  reviewer_last_name: string | null;
  /** The name of an imported review, one text. */
  reviewer_name: string | null;
  public: boolean;
  source: string;
}

/** Its columns, over `reviews r`. */
export const REVIEW_COLUMNS = `r.id, r.content, r.rating::int as rating, r.written_at, r.reviewer_first_name, r.reviewer_last_name,
  r.reviewer_name, r.public, r.source`;

/** Counts reviews to a studio by unknown people within the last hour. */
export async function countStrangers(sql: Sql, account: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from reviews r left join grants g on g.id = r.written_by_id
      where r.account_id = $1 and r.created_at > now() - interval '1 hour'
        and (r.source = 'site' or (r.source = 'project' and r.client_id is null and g.role = 'guest'))`,
    [account],
  );
  return rows[0]?.count ?? 0;
}

/** A review that is written here. */
export interface NewReview {
  account: string;
  project: string | null;
  client: string | null;
  grant: string | null;
  user: string | null;
  content: string;
  rating: number;
  firstName: string;
  lastName: string | null;
  email: string | null;
  source: 'project' | 'site';
  locale: 'en' | 'he';
}

/** Inserts a review, not public yet, and returns its row. */
export async function insertReview(sql: Sql, review: NewReview): Promise<ReviewRow | undefined> {
  const { rows } = await sql.query<ReviewRow>(
    `with r as (
         insert into reviews (id, account_id, project_id, client_id, written_by_id, user_id, content, rating, reviewer_first_name,
           reviewer_last_name, reviewer_email, public, source, locale, written_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, false, $12, $13::enum_reviews_locale, now()) returning *)
       select ${REVIEW_COLUMNS} from r`,
    [
      uuidv7(),
      review.account,
      review.project,
      review.client,
      review.grant,
      review.user,
      review.content,
      review.rating,
      review.firstName,
      review.lastName,
      review.email,
      review.source,
      review.locale,
    ],
  );
  return rows[0];
}

/** A review from elsewhere; source, reviewer and time identify it. */
export interface BroughtReview {
  account: string;
  source: string;
  content: string;
  rating: number;
  name: string | null;
  reviewer: string;
  page: string | null;
  /** What the source sent; undefined without. */
  raw: unknown;
  /** When it was written, ISO 8601. */
  at: string;
}

/** Inserts an imported review, not public yet, and returns its row; undefined if it was imported before. */
export async function insertBrought(sql: Sql, review: BroughtReview): Promise<ReviewRow | undefined> {
  const { rows } = await sql.query<ReviewRow>(
    `with r as (
       insert into reviews (id, account_id, content, rating, reviewer_name, reviewer_id, public, source, source_page, raw, written_at)
       values ($1, $2, $3, $4, $5, $6, false, $7, $8, $9, $10)
       on conflict (account_id, source, reviewer_id, written_at) do nothing returning *)
     select ${REVIEW_COLUMNS} from r`,
    [
      uuidv7(),
      review.account,
      review.content,
      review.rating,
      review.name,
      review.reviewer,
      review.source,
      review.page,
      review.raw === undefined ? null : JSON.stringify(review.raw),
      review.at,
    ],
  );
  return rows[0];
}

/** Returns a review that was imported before, deleted ones included. */
export async function findBrought(
  sql: Sql,
  { account, source, reviewer, at }: Pick<BroughtReview, 'account' | 'source' | 'reviewer' | 'at'>,
): Promise<ReviewRow | undefined> {
  const { rows } = await sql.query<ReviewRow>(
    `select ${REVIEW_COLUMNS} from reviews r
      where r.account_id = $1 and r.source = $2 and r.reviewer_id = $3 and r.written_at = $4`,
    [account, source, reviewer, at],
  );
  return rows[0];
}

/** Returns a project's id and name. */
export async function findProject(sql: Sql, id: string | null): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    'select id, name from events where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** Returns a studio's name: of the project's brand if it has one, else the account's. */
export async function findStudioName(
  sql: Sql,
  { account, project }: { account: string; project: string | null },
): Promise<string | undefined> {
  const { rows } = await sql.query<{ studio: string }>(
    `select coalesce(b.business_name, a.name) as studio from accounts a left join events e on e.id = $2
       left join brands b on b.id = e.brand_id where a.id = $1`,
    [account, project],
  );
  return rows[0]?.studio;
}

/** A review as its author sees it, with the studio's name and the accent color of its brand. */
export interface OwnReview extends ReviewRow {
  account: string;
  project: string | null;
  reply: string | null;
  studio: string;
  accent: string | null;
}

/** Returns a review for its author; null if it was withdrawn or deleted. */
export async function findOwnReview(sql: Sql, id: string): Promise<OwnReview | null> {
  const { rows } = await sql.query<OwnReview>(
    `select ${REVIEW_COLUMNS}, r.account_id as account, r.project_id as project, r.reply, coalesce(b.business_name, a.name) as studio, b.accent_color as accent
       from reviews r join accounts a on a.id = r.account_id left join events e on e.id = r.project_id
       left join brands b on b.id = e.brand_id
      where r.id = $1 and r.deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Deletes a review for good. Returns false where there is none. */
export async function deleteReview(sql: Sql, id: string): Promise<boolean> {
  const { rowCount } = await sql.query('delete from reviews where id = $1', [id]);
  return Boolean(rowCount);
}

/** SQL for recent reviews written here that no mail has covered; imported ones are left out. */
const NEWS = `r.told_at is null and r.deleted_at is null and r.source in ('project', 'site') and r.created_at > now() - interval '1 day'`;

/** Returns the accounts with reviews that no mail has covered. */
export async function accountsWithNews(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ account: string }>(
    `select distinct r.account_id as account from reviews r where ${NEWS}`,
  );
  return rows.map(({ account }) => account);
}

/** Locks an active account, so that one worker mails it. Returns false if another holds it, or it is inactive. */
export async function lockAccount(sql: Sql, account: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select 1 from accounts a where a.id = $1 and a.active for update skip locked',
    [account],
  );
  return Boolean(rowCount);
}

/** Returns when an account was sent mails of a kind within the last day; mails of one round share their moment. */
export async function roundsOf(
  sql: Sql,
  { account, kind, now }: { account: string; kind: string; now: Date },
): Promise<Date[]> {
  const { rows } = await sql.query<{ at: Date }>(
    `select distinct created_at as at from mails where account_id = $1 and kind = $2 and created_at > $3::timestamptz - interval '1 day'`,
    [account, kind, now],
  );
  return rows.map(({ at }) => at);
}

/** Marks an account's new reviews as covered by a mail, and returns them, oldest first. */
export async function takeNews(sql: Sql, account: string): Promise<ReviewRow[]> {
  const { rows } = await sql.query<ReviewRow>(
    `with r as (update reviews r set told_at = now() where r.account_id = $1 and ${NEWS} returning *)
     select ${REVIEW_COLUMNS} from r order by r.created_at, r.id`,
    [account],
  );
  return rows;
}
