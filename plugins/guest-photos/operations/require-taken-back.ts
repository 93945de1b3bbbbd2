import { KeepersError } from '@plugins/kit/server';
import type { Sql } from '@plugins/kit/server/database';
import { findKnown } from '../queries';

/**
 * Throws GUEST_PHOTO_KNOWN for a photograph that the gallery shows or that waits, GUEST_PHOTO_REMOVED for one that the
 * studio declined or deleted. One that its sender took back may be added again.
 */
export async function requireTakenBack(sql: Sql, { media }: { media: string }): Promise<void> {
  const { here, back } = await findKnown(sql, media);
  if (!back) throw new KeepersError(here ? 'GUEST_PHOTO_KNOWN' : 'GUEST_PHOTO_REMOVED');
}
