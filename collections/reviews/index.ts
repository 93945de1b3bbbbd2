import type { CollectionConfig } from 'payload';
import { REVIEW } from '@/core/constants';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, flag, instant, linkField, text } from '../shared/fields';

/**
 * What somebody said of the studio: a client, a visitor of its site, or a page elsewhere it was brought from. It outlives the
 * project it speaks of: nothing here is named as what goes with a project, and its links are emptied by the database.
 */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  access: accessFor('reviews'),
  admin: { hidden: true },
  trash: true,
  // What was brought once is not brought again; what was written here has no `reviewer_id` and meets nobody.
  indexes: [
    { fields: ['account', 'source', 'reviewer_id', 'written_at'], unique: true },
    { fields: ['account', 'written_at'] },
  ],
  fields: [
    accountField(),
    linkField('project', 'events'),
    linkField('client', 'clients'),
    linkField('written_by', 'grants'),
    linkField('user', 'users'),
    { name: 'content', type: 'textarea', required: true, maxLength: REVIEW.contentMax },
    { name: 'rating', type: 'number', required: true, min: REVIEW.ratingMin, max: REVIEW.ratingMax },
    text('reviewer_first_name', REVIEW.nameMax),
    text('reviewer_last_name', REVIEW.nameMax),
    // The whole name, where it came as one.
    text('reviewer_name', 2 * REVIEW.nameMax),
    { name: 'reviewer_email', type: 'email' },
    flag('public'),
    // `project`, `site`, `csv`, or the id of a source features bring.
    text('source', 40, { required: true, defaultValue: 'project' }),
    text('source_page', 200),
    text('reviewer_id', 200),
    // What the source said, as it said it.
    { name: 'raw', type: 'json' },
    { ...instant('written_at'), required: true } as ReturnType<typeof instant>,
    choice('locale', ['en', 'he']),
    { name: 'reply', type: 'textarea', maxLength: REVIEW.contentMax },
    instant('replied_at'),
    // When the studio was written to about it.
    instant('told_at'),
    // A photograph shown beside it.
    linkField('picture', 'media'),
  ],
};
