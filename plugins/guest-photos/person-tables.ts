import type { PersonTable } from '@plugins/kit/server/people';
import { PHOTOGRAPH, PROJECT } from './queries';

/** Personal data: who sent which photograph, and the name. An erasure keeps the photographs without either. */
export const guestPhotosPeople: readonly PersonTable[] = [
  {
    table: 'guest_photos',
    mine: 'grant_id = any(:grants)',
    shown: `${PROJECT}, ${PHOTOGRAPH}, created_at`,
    knows: ['grant_id'],
    erased: { set: 'grant_id = null' },
  },
  {
    // Without its sender an unfinished upload would count as the studio's.
    table: 'uploads',
    mine: 'grant_id = any(:grants)',
    shown: 'filename, bytes, state, created_at',
    knows: ['grant_id'],
    erased: 'gone',
  },
  {
    table: 'grants',
    mine: 'id = any(:grants)',
    shown: `${PROJECT}, guest_photos_name`,
    knows: ['guest_photos_name'],
    erased: { set: 'guest_photos_name = null' },
  },
];
