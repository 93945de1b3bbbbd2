import type { PersonTable } from '../person-tables';

/** Programs that a person connected, and those that wait for a decision; accounts at outside services. */
export const DEVICE_PEOPLE: readonly PersonTable[] = [
  {
    table: 'device_tokens',
    mine: 'user_id = :user',
    shown: 'name, kind, scopes, version, created_at, last_used_at, seen_at, revoked_at',
    knows: ['user_id'],
    erased: 'gone',
  },
  {
    table: 'device_codes',
    mine: 'user_id = :user',
    shown: 'name, kind, created_at',
    knows: ['user_id', 'address'],
    erased: 'gone',
  },
  {
    table: 'service_connections',
    mine: 'user_id = :user',
    shown: 'service, name, scopes, created_at',
    knows: ['user_id', 'subject', 'name'],
    erased: 'gone',
  },
];
