import { KeepersError } from '@plugins/kit/server';
import { announce, recordChange } from '@plugins/kit/server/changes';
import { isId, type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import { keyOf, personOf } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import type { SentTo } from '../lists-view';
import {
  addListed,
  clearSent,
  countLists,
  type HeldList,
  holdList,
  insertList,
  isListed,
  listListed,
  lockLists,
  markSent,
  removeListed,
  updateList,
} from '../queries/lists';
import { sentListMails } from './sent-list-mails';

/** Maximum number of lists per person and project. */
export const LISTS_MOST = 50;

interface ListCaller extends Authorized {
  locale: 'en' | 'he';
}

const actorOf = ({ viewer }: Authorized) => ({ grant: viewer.grant?.id, user: viewer.user?.id });

/** Notifies the owner's own devices of a change, or everybody if the sent content changed. */
async function publishLists(sql: Sql, entered: Authorized, toAll: boolean): Promise<void> {
  const { event, viewer } = entered;
  const person = toAll ? null : keyOf(event.id, viewer);
  await recordChange(sql, { event: event.id, kind: 'lists', data: { person }, actor: actorOf(entered) });
}

function requirePerson({ viewer }: Authorized): string {
  const person = personOf(viewer);
  if (person === null) throw new KeepersError('NOT_FOUND');
  return person;
}

/** Creates a private list. Throws REFUSED, with a reason, at the maximum number of lists. */
export async function createList(caller: ListCaller, name: string): Promise<{ id: string; name: string }> {
  const { event, viewer, locale } = caller;
  const person = requirePerson(caller);
  const id = uuidv7();
  await transaction(async (sql) => {
    await lockLists(sql, { event: event.id, person });
    if ((await countLists(sql, { event: event.id, person })) >= LISTS_MOST) {
      const reason = translator(locale)('selection.lists.tooMany', { count: LISTS_MOST });
      throw new KeepersError('REFUSED', { reason });
    }
    await insertList(sql, {
      id,
      account: event.account_id,
      event: event.id,
      person,
      grant: viewer.grant?.id ?? null,
      user: viewer.grant ? null : (viewer.user?.id ?? null),
      name,
    });
    await publishLists(sql, caller, false);
  });
  announce(event.id);
  return { id, name };
}

/** Runs an action on the person's own list under a row lock. Throws NOT_FOUND for any other. */
async function withList<T>(
  entered: Authorized,
  list: string,
  work: (sql: Sql, held: HeldList) => Promise<T>,
): Promise<T> {
  const person = requirePerson(entered);
  const { event } = entered;
  const result = await transaction(async (sql) => {
    const held = isId(list) ? await holdList(sql, { event: event.id, list, person }) : null;
    if (!held) throw new KeepersError('NOT_FOUND');
    return work(sql, held);
  });
  announce(event.id);
  return result;
}

/** Renames, deletes or restores a list. What was sent keeps its name; a deleted list is visible to no one. */
export async function changeList(
  entered: Authorized,
  list: string,
  input: { name?: string | undefined; removed?: boolean | undefined },
): Promise<{ id: string; name: string; removed: boolean }> {
  return withList(entered, list, async (sql, held) => {
    const { name = held.name, removed = held.removed } = input;
    if (name !== held.name || removed !== held.removed) {
      await updateList(sql, { list, name, removed });
      await publishLists(sql, entered, held.sent_to !== null && removed !== held.removed);
    }
    return { id: list, name, removed };
  });
}

/** Adds a photograph to a list or removes it; idempotent. Throws NOT_FOUND. */
export async function setListed(
  entered: Authorized,
  { list, media, listed }: { list: string; media: string; listed: boolean },
): Promise<{ list: string; media: string; listed: boolean }> {
  const { event, viewer } = entered;
  return withList(entered, list, async (sql, held) => {
    if (held.removed || !isId(media)) throw new KeepersError('NOT_FOUND');
    const changed = listed
      ? await addListed(sql, { list, media, event: event.id, role: viewer.role })
      : await removeListed(sql, { list, media });
    // Not added: it was on the list already, or there is no such photograph.
    if (!changed && listed && !(await isListed(sql, { list, media }))) throw new KeepersError('NOT_FOUND');
    if (changed) await publishLists(sql, entered, false);
    return { list, media, listed };
  });
}

/**
 * Sends the current list to the studio or to everybody in the project, or (null) withdraws what was sent. Others see
 * the sent state until it is sent again; the first sending mails the studio. Throws NOT_FOUND, and REFUSED for an
 * empty list.
 */
export async function sendList(
  caller: ListCaller,
  list: string,
  to: SentTo | null,
): Promise<{ id: string; to: SentTo | null }> {
  return withList(caller, list, async (sql, held) => {
    if (held.removed) throw new KeepersError('NOT_FOUND');
    if (to === null) {
      await clearSent(sql, list);
    } else {
      const medias = await listListed(sql, { list, role: caller.viewer.role });
      if (medias.length === 0) {
        const reason = translator(caller.locale)('selection.lists.nothing');
        throw new KeepersError('REFUSED', { reason });
      }
      await markSent(sql, { list, to, medias });
      if (held.sent_to === null && caller.viewer.grant)
        await sentListMails(sql, caller, { name: held.name, count: medias.length });
    }
    await publishLists(sql, caller, true);
    return { id: list, to };
  });
}
