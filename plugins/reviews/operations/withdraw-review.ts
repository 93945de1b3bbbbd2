import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { readOwn } from './links';

/** Withdraws a review for good, by its own link; deletes its text, which is personal data. */
export async function withdrawReview(token: string): Promise<void> {
  const id = readOwn(token);
  const gone = id ? await pool().query('delete from reviews where id = $1', [id]) : null;
  if (!gone?.rowCount) throw new KeepersError('NOT_FOUND');
}
