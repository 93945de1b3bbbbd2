import { KeepersError } from '@plugins/kit/server';
import { announce, recordChange } from '@plugins/kit/server/changes';
import { type Sql, transaction } from '@plugins/kit/server/database';
import { type Authorized, takeRate } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { domainEvents } from '../events';
import { countComments, insertComment, isWriter, nameGrant } from '../queries/comments';
import { lockThread } from '../queries/threads';
import type { Mark } from '../rules/marks';
import { staysResolved } from '../rules/thread-state';
import type { ThreadView } from '../rules/wire';
import { settings } from '../settings';
import { findPhotograph } from './find-photograph';
import { markSeen } from './mark-seen';
import { readComments } from './read-comments';
import { isStudio, personOf } from './who';

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
    await lockThread(sql, {
      account: event.account_id,
      event: event.id,
      media: photograph.id,
      staysResolved: staysResolved(studio),
    });
    if (await isDuplicate(sql, entered, said.id)) return;
    if ((await countComments(sql, photograph.id)) >= COMMENTS_MOST) {
      const reason = translator(said.locale)('talk.refused.many', { most: COMMENTS_MOST });
      throw new KeepersError('REFUSED', { reason });
    }
    await insertComment(sql, {
      id: said.id,
      account: event.account_id,
      event: event.id,
      media: photograph.id,
      grant: viewer.grant?.id ?? null,
      user: studio ? (viewer.user?.id ?? null) : null,
      byStudio: studio,
      text: said.text,
      marks: said.marks,
      picture: photograph.sha256,
    });
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
  const mine = await isWriter(sql, { id, person: personOf(viewer) });
  if (mine === false) throw new KeepersError('NOT_FOUND');
  return mine === true;
}

/** Stores the name of a person without one, with their first comment; never changes a known name. */
async function nameThem(sql: Sql, { viewer }: Authorized, name: string | undefined): Promise<void> {
  if (!name || !viewer.grant || viewer.name) return;
  await nameGrant(sql, { grant: viewer.grant.id, name });
}
