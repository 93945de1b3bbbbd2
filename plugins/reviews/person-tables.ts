import type { PersonTable } from '@plugins/kit/server/people';
import { PROJECT } from './queries/requests';

/** Personal data of review requests. */
export const reviewPeople: readonly PersonTable[] = [
  {
    table: 'review_requests',
    mine: 'client_id = any(:clients)',
    shown: `${PROJECT}, reason, sent_at, answered_at`,
    knows: ['client_id'],
    erased: 'gone',
  },
];
