import { KeepersError } from '@plugins/kit/server';
import { announce, recordChange } from '@plugins/kit/server/changes';
import { type Sql, transaction } from '@plugins/kit/server/database';
import { type Authorized, takeRate } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { domainEvents } from '../events';
import type { Mark } from '../rules/marks';
import { staysResolved } from '../rules/thread-state';
import type { ThreadView } from '../rules/wire';
import { settings } from '../settings';
import { findPhotograph } from './find-photograph';
import { markSeen } from './mark-seen';
import { readComments } from './read-comments';
import { isStudio, personOf, WRITER } from './who';

/** Maximum number of comments per photograph. */
export const COMMENTS_MOST = 200;

export interface Said {
  /** Chosen by the caller: a retry with the same id adds no second comment. */
  id: string;
  media: string;
  text: string;
  marks: Mark[];
  /** The author's name, if it is not known yet. */
  name?: string | undefined;
  locale: 'en' | 'he';
}

/**
 * Adds a comment and returns the thread. Throws NOT_FOUND, FORBIDDEN if the studio takes no comments, RATE_REACHED,
 * and REFUSED, with a reason, if the photograph has `COMMENTS_MOST` already.
 */
export async function addComment(entered: Authorized, said: Said): Promise<ThreadView> {
  const { event, viewer } = entered;
  const studio = isStudio(viewer);
  if (!studio && !(await settings.read(event.account_id)).comments) throw new KeepersError('FORBIDDEN');
  await takeRate('comment', personOf(viewer));
  await transaction(async (sql) => {
    const photograph = await findPhotograph(entered, said.media, sql);
    // Lock the thread's row: of two writers of the last allowed comment, the second counts the first's.
    await sql.query(
      `insert into talk_threads (id, account_id, event_id, media_id, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, now(), now())
       on conflict (media_id) do update set updated_at = now(), resolved_at = case when $4 then talk_threads.resolved_at end`,
      [event.account_id, event.id, photograph.id, staysResolved(studio)],
    );
    if (await isDuplicate(sql, entered, said.id)) return;
    const { rows } = await sql.query<{ count: number }>(
      'select count(*)::int as count from talk_comments where media_id = $1 and removed_at is null',
      [photograph.id],
    );
    if ((rows[0]?.count ?? 0) >= COMMENTS_MOST) {
      const reason = translator(said.locale)('talk.refused.many', { most: COMMENTS_MOST });
      throw new KeepersError('REFUSED', { reason });
    }
    await sql.query(
      `insert into talk_comments (id, account_id, event_id, media_id, grant_id, user_id, by_studio, text, marks, picture,
         told_studio_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $7 then now() end, now(), now())`,
      [
        ...[said.id, event.account_id, event.id, photograph.id, viewer.grant?.id ?? null],
        ...[
          studio ? viewer.user?.id : null,
          studio,
          said.text,
          JSON.stringify(said.marks),
          photograph.sha256,
        ],
      ],
    );
    await nameThem(sql, entered, said.name);
    await markSeen(entered, [photograph.id], sql);
    const { id: media, gallery } = photograph;
    await recordChange(sql, { event: event.id, kind: 'talk', data: { media, gallery } });
    await domainEvents.emit(sql, 'talk.commented', event.account_id, {
      project: { id: event.id, name: event.name },
      photograph: { id: media },
      comment: { id: said.id, by: studio ? 'studio' : 'client' },
    });
  });
  announce(event.id);
  const threads = await readComments(entered, [said.media]);
  return threads.get(said.media) ?? { media: said.media, state: null, comments: [] };
}

/** Whether this person has sent this comment before. Throws NOT_FOUND if another person's comment has its id. */
async function isDuplicate(sql: Sql, { viewer }: Authorized, id: string): Promise<boolean> {
  const { rows } = await sql.query<{ mine: boolean }>(
    `select ${WRITER} is not distinct from $2 as mine from talk_comments c left join grants g on g.id = c.grant_id where c.id = $1`,
    [id, personOf(viewer)],
  );
  if (rows[0] && !rows[0].mine) throw new KeepersError('NOT_FOUND');
  return rows.length > 0;
}

/** Stores the name of a person without one, with their first comment; never changes a known name. */
async function nameThem(sql: Sql, { viewer }: Authorized, name: string | undefined): Promise<void> {
  if (!name || !viewer.grant || viewer.name) return;
  await sql.query('update grants set name = $2, updated_at = now() where id = $1 and name is null', [
    viewer.grant.id,
    name,
  ]);
}
