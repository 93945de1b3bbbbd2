import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { readOwn } from './links';

/** Takes a review back for good, by its own link: the words are its writer's, so nothing of them stays. */
export async function withdrawReview(token: string): Promise<void> {
  const id = readOwn(token);
  const gone = id ? await pool().query('delete from reviews where id = $1', [id]) : null;
  if (!gone?.rowCount) throw new KeepersError('NOT_FOUND');
}
