import { KeepersError } from '@plugins/kit/server';
import type { Sql } from '@plugins/kit/server/database';
import { countSent } from '../queries';
import { BACK_MOST, PERSON_MOST, PROJECT_MOST } from '../rules/limits';

/**
 * Throws OWN_PHOTOS_LIMIT where a person, GUEST_PHOTOS_FULL where a project has as many photographs as it may, also of
 * those that were taken back: they fill the storage until the trash is purged.
 */
export async function requireRoom(sql: Sql, photo: { event: string; grant: string }): Promise<void> {
  const { all, own, back } = await countSent(sql, photo);
  if (own >= PERSON_MOST) throw new KeepersError('OWN_PHOTOS_LIMIT', { most: PERSON_MOST });
  if (all >= PROJECT_MOST || back >= BACK_MOST) throw new KeepersError('GUEST_PHOTOS_FULL');
}
