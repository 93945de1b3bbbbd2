import type { PersonTable } from '@/modules/privacy/person-tables';

/** Tables with data of people who sent an inquiry. */
export const sitePeople: readonly PersonTable[] = [
  {
    table: 'site_inquiries',
    mine: `lower(email) = any(:emails) and (:user is not null or account_id = any(:accounts))`,
    shown: 'name, email, phone, day, message, answers, page, created_at, deleted_at',
    knows: ['name', 'email', 'phone', 'day', 'message', 'answers'],
    erased: 'gone',
  },
];
