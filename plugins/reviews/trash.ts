import { pool } from '@plugins/kit/server/database';
import { type FeatureTrash, TRASH_DAYS } from '@plugins/kit/server/rules';
import { translator } from '@plugins/kit/server/texts';
import { countDeleted, listDeleted } from './queries/moderation';
import { nameOf } from './rules/name-of';

/** Characters of a review shown to recognize it. */
const LETTERS = 120;

/** Deleted reviews: moderators may restore them. */
export const reviewTrash: FeatureTrash = {
  label: 'reviews.admin.title',
  permission: 'review.moderate',
  count: (account) => countDeleted(pool(), { account, days: TRASH_DAYS }),
  list: async (account, locale) => {
    const t = translator(locale);
    const rows = await listDeleted(pool(), { account, days: TRASH_DAYS });
    return rows.map((row) => ({
      id: row.id,
      name: nameOf(row) || t('reviews.admin.anonymous'),
      about: row.content.length > LETTERS ? `${row.content.slice(0, LETTERS).trimEnd()}…` : row.content,
      until: row.until,
      restore: `/api/x/reviews/reviews/${row.id}/restore`,
    }));
  },
};
