import { KeepersError } from '@plugins/kit/server';
import type { Sql } from '@plugins/kit/server/database';
import { countSent } from '../queries';
import { PERSON_MOST, PROJECT_MOST } from '../rules/limits';

/** Throws OWN_PHOTOS_LIMIT where a person, GUEST_PHOTOS_FULL where a project has as many photographs as it may. */
export async function requireRoom(sql: Sql, photo: { event: string; grant: string }): Promise<void> {
  const { all, own } = await countSent(sql, photo);
  if (own >= PERSON_MOST) throw new KeepersError('OWN_PHOTOS_LIMIT', { most: PERSON_MOST });
  if (all >= PROJECT_MOST) throw new KeepersError('GUEST_PHOTOS_FULL');
}
