import type { PersonTable } from '@plugins/kit/server/people';

/** Personal data of review requests. */
export const reviewPeople: readonly PersonTable[] = [
  {
    table: 'review_requests',
    mine: 'client_id = any(:clients)',
    shown: `(select name from events where events.id = event_id) as project, reason, sent_at, answered_at`,
    knows: ['client_id'],
    erased: 'gone',
  },
];
