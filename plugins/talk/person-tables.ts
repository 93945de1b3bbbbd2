import type { PersonTable } from '@plugins/kit/server/people';
import { ABOUT, READER } from './queries/comments';

/** Personal data: comments, and what people have read. An erasure deletes a client's comments; the studio's stay. */
export const talkPeople: readonly PersonTable[] = [
  {
    table: 'talk_comments',
    mine: 'grant_id = any(:grants)',
    shown: `${ABOUT}, text, marks, created_at, removed_at`,
    knows: ['grant_id', 'text'],
    erased: 'gone',
  },
  {
    table: 'talk_comments',
    mine: 'user_id = :user',
    shown: `${ABOUT}, text, marks, created_at, removed_at`,
    knows: ['user_id'],
    erased: { set: 'user_id = null' },
  },
  {
    table: 'talk_seen',
    mine: READER,
    shown: `${ABOUT}, seen_at`,
    knows: ['person'],
    erased: 'gone',
  },
];
