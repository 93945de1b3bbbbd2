import type { PersonTable } from '@plugins/kit/server/people';

const ABOUT = `(select name from events where events.id = event_id) as project,
  (select name from media where media.id = media_id) as photograph`;

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
    mine: 'person = any(:grants::text[]) or person = any(:clients::text[]) or person = :user::text',
    shown: `${ABOUT}, seen_at`,
    knows: ['person'],
    erased: 'gone',
  },
];
