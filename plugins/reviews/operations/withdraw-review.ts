import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { deleteReview, findOwnReview } from '../queries/reviews';
import { readOwn } from './links';

/**
 * Withdraws a review for good, by its own link; deletes its text, which is personal data. `site`: the account of the
 * requested host, null on the platform's. Throws NOT_FOUND, on another studio's host, too.
 */
export async function withdrawReview(token: string, site: string | null): Promise<void> {
  const id = readOwn(token);
  const here = id && (!site || (await findOwnReview(pool(), id))?.account === site);
  if (!here || !(await deleteReview(pool(), id))) throw new KeepersError('NOT_FOUND');
}
