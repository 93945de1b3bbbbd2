import type { PersonTable } from '@plugins/kit/server/people';
import { PROJECT } from './queries/history';

/** Personal data of downloads: after an erasure the studio keeps the download without the person. */
export const downloadPeople: readonly PersonTable[] = [
  {
    table: 'downloads',
    mine: 'grant_id = any(:grants) or user_id = :user',
    shown: `${PROJECT}, scope, size, files, bytes, state, created_at,
      last_at, times`,
    knows: ['grant_id', 'user_id', 'person'],
    erased: { set: 'person = null, user_id = null' },
  },
];
