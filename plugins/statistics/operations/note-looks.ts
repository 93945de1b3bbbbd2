import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { type Authorized, isStaff, takeRate } from '@plugins/kit/server/people';
import { addLooks } from '../queries/looks';

/** The most photographs, or galleries, of one report. */
export const MOST_LOOKS = 300;
/** Longer looks are cut: the person left the device. */
export const MOST_SECONDS = 300;

/**
 * Counts what a guest or client looked at; of the studio's own people, and of previews, nothing. Throws NOT_FOUND where
 * they see none of it, and RATE_REACHED for more reports than a person can cause.
 */
export async function noteLooks(
  { event, viewer }: Authorized,
  looks: { photographs: Record<string, number>; galleries: Record<string, number> },
): Promise<void> {
  if (!viewer.grant || viewer.preview || isStaff(viewer.role)) return;
  const listed = (seconds: Record<string, number>) =>
    Object.entries(seconds).map(([id, time]) => ({ id, seconds: Math.min(MOST_SECONDS, Math.round(time)) }));
  const [photographs, galleries] = [listed(looks.photographs), listed(looks.galleries)];
  if (photographs.length + galleries.length === 0) return;
  await takeRate('looks', viewer.grant.id);
  const hidden = viewer.role === 'client';
  const of = { account: event.account_id, event: event.id };
  if ((await addLooks(pool(), { ...of, photographs, galleries, hidden })) === 0)
    throw new KeepersError('NOT_FOUND');
}
