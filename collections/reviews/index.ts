import type { CollectionConfig } from 'payload';
import { REVIEW } from '@/core/constants';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, flag, instant, linkField, text } from '../shared/fields';

/**
 * A review of the studio by a client, a visitor of its site, or imported from another service. It outlives its
 * project: it is not deleted with the project, and the database sets its references to null.
 */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  access: accessFor('reviews'),
  admin: { hidden: true },
  trash: true,
  // Prevents a second import; reviews written here have no `reviewer_id` and never conflict.
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
    // The whole name, if imported as one text.
    text('reviewer_name', 2 * REVIEW.nameMax),
    { name: 'reviewer_email', type: 'email' },
    flag('public'),
    // `project`, `site`, `csv`, or the id of a feature's source.
    text('source', 40, { required: true, defaultValue: 'project' }),
    text('source_page', 200),
    text('reviewer_id', 200),
    // The source's original data.
    { name: 'raw', type: 'json' },
    { ...instant('written_at'), required: true } as ReturnType<typeof instant>,
    choice('locale', ['en', 'he']),
    { name: 'reply', type: 'textarea', maxLength: REVIEW.contentMax },
    instant('replied_at'),
    // When the studio was mailed about it.
    instant('told_at'),
    // A photograph shown beside it.
    linkField('picture', 'media'),
  ],
};
