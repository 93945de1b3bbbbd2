import type { PersonTable } from '@plugins/kit/server/people';

/** Personal data: the address, until the message is written. */
export const readyPeople: readonly PersonTable[] = [
  {
    table: 'ready_requests',
    mine: 'grant_id = any(:grants)',
    shown: '(select name from events where events.id = event_id) as project, email, created_at',
    knows: ['grant_id', 'email'],
    erased: 'gone',
  },
];
