import type { PersonTable } from '@plugins/kit/server/people';
import { PROJECT } from './queries';

/** Personal data: the address, until the message is written. */
export const readyPeople: readonly PersonTable[] = [
  {
    table: 'ready_requests',
    mine: 'grant_id = any(:grants) or lower(email) = any(:emails)',
    shown: `${PROJECT}, email, created_at`,
    knows: ['grant_id', 'email'],
    erased: 'gone',
  },
];
