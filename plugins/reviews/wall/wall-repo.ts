import { pool } from '@plugins/kit/server/database';
import { fitWithin, MEDIUM_LONG_SIDE } from '@plugins/kit/server/photographs';

/** A public review for the wall. */
export interface WallReview {
  id: string;
  content: string;
  rating: number;
  name: string;
  /** The language it was written in, if known. */
  locale: string | null;
  source: string;
  written_at: string;
  reply: string | null;
  /** The photograph beside it. */
  picture: { src: string; width: number; height: number } | null;
}

/** Count and average over all public reviews of a studio. */
export interface Rating {
  total: number;
  /** Exact; null without reviews. */
  average: number | null;
}

/** SQL for the public reviews of an account, over `reviews r`. */
const PUBLIC = `r.account_id = $1 and r.public and r.deleted_at is null`;
/**
 * SQL that joins the photograph beside a review as `m`, over `reviews r`: only while it is public in its project, too:
 * open to the public, shared, not hidden and not withdrawn.
 */
export const OPEN_PICTURE = `left join media m on m.id = r.picture_id and m.state = 'ready' and m.deleted_at is null
    and not m.hidden and not m.private and not m.gallery_private
    and exists (select 1 from galleries g where g.id = m.gallery_id and g.deleted_at is null)
    and exists (select 1 from events e where e.id = m.event_id and e.account_id = r.account_id and e.deleted_at is null
      and e.available_public and e.allow_sharing and e.published_at is not null and e.archived_at is null
      and (e.expires_at is null or e.expires_at > now()))`;

type Row = Omit<WallReview, 'picture' | 'written_at'> & { written_at: Date } & (
    | { picture: null; width: null; height: null; version: null }
    | { picture: string; width: number; height: number; version: string }
  );

/** Reads average and count over all public reviews of an account. */
export async function readRating(account: string): Promise<Rating> {
  const { rows } = await pool().query<{ total: string; sum: string | null }>({
    name: 'reviews-rating',
    text: `select count(*) as total, sum(r.rating) as sum from reviews r where ${PUBLIC}`,
    values: [account],
  });
  const total = Number(rows[0]?.total ?? 0);
  return { total, average: total === 0 ? null : Number(rows[0]?.sum) / total };
}

/** Reads a page of an account's public reviews, the newest first. */
export async function listWall(
  account: string,
  { limit, offset, least }: { limit: number; offset: number; least: number },
): Promise<WallReview[]> {
  const { rows } = await pool().query<Row>({
    name: 'reviews-wall',
    text: `select r.id, r.content, r.rating::int as rating, r.locale::text as locale, r.source, r.written_at, r.reply,
                  coalesce(nullif(trim(r.reviewer_name), ''),
                    trim(concat_ws(' ', r.reviewer_first_name, r.reviewer_last_name))) as name,
                  m.id as picture, m.width::int as width, m.height::int as height, m.version
             from reviews r ${OPEN_PICTURE}
            where ${PUBLIC} and r.rating >= $4 order by r.written_at desc, r.id desc limit $2 offset $3`,
    values: [account, limit, offset, least],
  });
  return rows.map(({ picture, width, height, version, written_at, ...row }) => ({
    ...row,
    written_at: written_at.toISOString(),
    picture:
      picture === null
        ? null
        : {
            src: `/reviews/${row.id}/picture.jpg?v=${version}`,
            ...fitWithin({ width, height }, { longSide: MEDIUM_LONG_SIDE }),
          },
  }));
}

/** Returns the photograph beside a public review; null if it is not public. */
export async function findPicture(
  account: string,
  review: string,
): Promise<{ event: string; media: string; version: string } | null> {
  const { rows } = await pool().query<{ event: string; media: string; version: string }>({
    name: 'reviews-picture',
    text: `select m.event_id as event, m.id as media, m.version from reviews r ${OPEN_PICTURE}
            where ${PUBLIC} and r.id = $2 and m.id is not null`,
    values: [account, review],
  });
  return rows[0] ?? null;
}
