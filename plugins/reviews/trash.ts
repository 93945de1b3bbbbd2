import { pool } from '@plugins/kit/server/database';
import { type FeatureTrash, TRASH_DAYS } from '@plugins/kit/server/rules';
import { translator } from '@plugins/kit/server/texts';
import { nameOf, REVIEW_COLUMNS, type ReviewRow } from './operations/review-row';

const GONE = `($1::uuid is null or r.account_id = $1) and r.deleted_at > now() - make_interval(days => $2)`;
/** Characters of a review shown to recognize it. */
const LETTERS = 120;
/** Maximum number shown, the last deleted first. */
const MOST = 200;

/** Deleted reviews: moderators may restore them. */
export const reviewTrash: FeatureTrash = {
  label: 'reviews.admin.title',
  permission: 'review.moderate',
  count: async (account) => {
    const { rows } = await pool().query<{ count: number }>(
      `select count(*)::int as count from reviews r where ${GONE}`,
      [account, TRASH_DAYS],
    );
    return rows[0]?.count ?? 0;
  },
  list: async (account, locale) => {
    const t = translator(locale);
    const { rows } = await pool().query<ReviewRow & { until: Date }>(
      `select ${REVIEW_COLUMNS}, r.deleted_at + make_interval(days => $2) as until from reviews r
        where ${GONE} order by r.deleted_at desc, r.id limit ${MOST}`,
      [account, TRASH_DAYS],
    );
    return rows.map((row) => ({
      id: row.id,
      name: nameOf(row) || t('reviews.admin.anonymous'),
      about: row.content.length > LETTERS ? `${row.content.slice(0, LETTERS).trimEnd()}…` : row.content,
      until: row.until,
      restore: `/api/x/reviews/reviews/${row.id}/restore`,
    }));
  },
};
