import type { PersonTable } from '@plugins/kit/server/people';

/** Personal data: a user's devices. */
export const pushPeople: readonly PersonTable[] = [
  {
    table: 'push_devices',
    mine: 'user_id = :user',
    shown: 'name, completed, orders, comments, guests, created_at',
    knows: ['user_id', 'endpoint', 'p256dh', 'auth', 'name'],
    erased: 'gone',
  },
];
