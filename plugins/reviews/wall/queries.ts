import type { Sql } from '@plugins/kit/server/database';
import { OPEN_PICTURE } from '../queries/pictures';
import { type AuthorNames, nameOf } from '../rules/name-of';

/** SQL for the public reviews of an account, over `reviews r`. */
const PUBLIC = `r.account_id = $1 and r.public and r.deleted_at is null`;

/** Counts an account's public reviews; `sum` of their stars is null without any. */
export async function sumPublic(sql: Sql, account: string): Promise<{ total: number; sum: number | null }> {
  const { rows } = await sql.query<{ total: string; sum: string | null }>({
    name: 'reviews-rating',
    text: `select count(*) as total, sum(r.rating) as sum from reviews r where ${PUBLIC}`,
    values: [account],
  });
  const sum = rows[0]?.sum ?? null;
  return { total: Number(rows[0]?.total ?? 0), sum: sum === null ? null : Number(sum) };
}

/** A public review with the photograph beside it; without one the last four are null. */
export interface WallRow {
  id: string;
  content: string;
  rating: number;
  /** The language it was written in, if known. */
  locale: string | null;
  source: string;
  written_at: Date;
  reply: string | null;
  name: string;
  picture: string | null;
  width: number | null;
  height: number | null;
  version: string | null;
}

/** Returns an account's public reviews of `least` stars or more, the newest first. */
export async function listPublic(
  sql: Sql,
  { account, limit, offset, least }: { account: string; limit: number; offset: number; least: number },
): Promise<WallRow[]> {
  const { rows } = await sql.query<Omit<WallRow, 'name'> & AuthorNames>({
    name: 'reviews-wall',
    text: `select r.id, r.content, r.rating::int as rating, r.locale::text as locale, r.source, r.written_at, r.reply,
                  r.reviewer_name, r.reviewer_first_name, r.reviewer_last_name,
                  m.id as picture, m.width::int as width, m.height::int as height, m.version
             from reviews r ${OPEN_PICTURE}
            where ${PUBLIC} and r.rating >= $4 order by r.written_at desc, r.id desc limit $2 offset $3`,
    values: [account, limit, offset, least],
  });
  return rows.map(({ reviewer_name, reviewer_first_name, reviewer_last_name, ...row }) => ({
    ...row,
    name: nameOf({ reviewer_name, reviewer_first_name, reviewer_last_name }),
  }));
}

/** Returns the photograph beside a public review; null if it is not public. */
export async function findPicture(
  sql: Sql,
  { account, review }: { account: string; review: string },
): Promise<{ event: string; media: string; version: string } | null> {
  const { rows } = await sql.query<{ event: string; media: string; version: string }>({
    name: 'reviews-picture',
    text: `select m.event_id as event, m.id as media, m.version from reviews r ${OPEN_PICTURE}
            where ${PUBLIC} and r.id = $2 and m.id is not null`,
    values: [account, review],
  });
  return rows[0] ?? null;
}
