import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { deleteReview } from '../queries/reviews';
import { readOwn } from './links';

/** Withdraws a review for good, by its own link; deletes its text, which is personal data. */
export async function withdrawReview(token: string): Promise<void> {
  const id = readOwn(token);
  if (!id || !(await deleteReview(pool(), id))) throw new KeepersError('NOT_FOUND');
}
