import type { PersonTable } from '@plugins/kit/server/people';
import { marksPeople } from './marks/person-tables';
import { PROJECT } from './queries/projects';

/** Personal data: who completed a selection, and who of the studio marked extras as paid or sent a nudge. */
export const selectionPeople: readonly PersonTable[] = [
  ...marksPeople,
  {
    table: 'selection_completions',
    mine: 'user_id = :user or grant_id = any(:grants)',
    shown: `${PROJECT}, person_name, note, created_at`,
    knows: ['user_id', 'grant_id', 'person_name', 'note'],
    erased: { set: 'user_id = null, grant_id = null, person_name = null, note = null' },
  },
  {
    table: 'selection_settlements',
    mine: 'user_id = :user',
    shown: `${PROJECT}, extras, amount, currency, created_at`,
    knows: ['user_id'],
    erased: { set: 'user_id = null' },
  },
  {
    table: 'selection_nudges',
    mine: 'user_id = :user',
    shown: `${PROJECT}, mails, created_at`,
    knows: ['user_id'],
    erased: { set: 'user_id = null' },
  },
];
