import type { PersonTable } from '@plugins/kit/server/people';

const MINE = 'user_id = :user or grant_id = any(:grants)';
const PROJECT = '(select name from events where events.id = event_id) as project';
const PHOTOGRAPH = '(select name from media where media.id = media_id) as photograph';

/** Favorites, stars, colors and lists are personal data: exported whole, and erased whole. */
export const marksPeople: readonly PersonTable[] = [
  {
    table: 'selection_marks',
    mine: MINE,
    shown: `${PROJECT}, ${PHOTOGRAPH}, favourite, stars, colour, updated_at`,
    knows: ['user_id', 'grant_id', 'person'],
    erased: 'gone',
  },
  {
    table: 'selection_list_medias',
    mine: `list_id in (select id from selection_lists where ${MINE})`,
    shown: `${PROJECT}, (select name from selection_lists l where l.id = list_id) as list, ${PHOTOGRAPH}`,
    knows: [],
    erased: 'gone',
  },
  {
    table: 'selection_lists',
    mine: MINE,
    shown: `${PROJECT}, name, sent_to, sent_at, created_at`,
    knows: ['user_id', 'grant_id', 'person', 'name', 'sent_name'],
    erased: 'gone',
  },
];
