import type { PersonTable } from '../person-tables';

/** Reviews by a person: their own text under their own name, so both are deleted. */
export const REVIEW_PEOPLE: PersonTable = {
  table: 'reviews',
  mine: `client_id = any(:clients) or written_by_id = any(:grants) or user_id = :user
    or (lower(reviewer_email) = any(:emails) and (:user is not null or account_id = any(:accounts)))`,
  shown: `(select name from events where events.id = project_id) as project, content, rating::int as rating,
    reviewer_first_name, reviewer_last_name, reviewer_name, reviewer_email, public, source, written_at, reply, deleted_at`,
  knows: [
    'client_id',
    'written_by_id',
    'user_id',
    'content',
    'reviewer_first_name',
    'reviewer_last_name',
    'reviewer_name',
    'reviewer_email',
    'reviewer_id',
    'raw',
    'reply',
  ],
  erased: 'gone',
};
