import { enqueue } from '@plugins/kit/server';
import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import { insertGuestPhoto } from '../queries';
import { noticeRound } from '../rules/notice-round';

/** The job that notifies a studio. */
const NOTIFY = { id: 'guest-photos.notify' } as const;

/**
 * Lists a photograph that a person added, in the caller's transaction, and enqueues the studio's notice: one for all of
 * an hour, when it is over.
 */
export async function placePhoto(
  sql: Sql,
  photo: { account: string; event: string; grant: string; media: string },
): Promise<void> {
  await insertGuestPhoto(sql, { ...photo, id: uuidv7() });
  const now = new Date();
  const { id, begins, ends } = noticeRound(photo.event, now);
  const startAfter = Math.ceil((ends.getTime() - now.getTime()) / 1000);
  await enqueue(sql, NOTIFY, { event: photo.event, since: begins.toISOString() }, { id, startAfter });
}
