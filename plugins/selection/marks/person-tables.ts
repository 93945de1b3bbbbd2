import type { PersonTable } from '@plugins/kit/server/people';

import { LIST, OF_MY_LISTS } from './queries/lists';
import { MINE, PHOTOGRAPH, PROJECT } from './queries/marks';

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
    mine: OF_MY_LISTS,
    shown: `${PROJECT}, ${LIST}, ${PHOTOGRAPH}`,
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
