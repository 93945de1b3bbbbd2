import { errorOf } from '@/domain/decision';
import { KeepersError } from '@/domain/errors';
import { normaliseCode } from '@/domain/project-code';
import { pool } from '@/server/database/pool';
import { type EventRow, findEvent, findEventByCode, openNow } from '@/server/events/repo';
import { grantCookie, grantIdFor } from '@/server/grants/grant-cookie';
import { findGrant, insertGrant } from '@/server/grants/repo';
import { isId } from '@/server/grants/viewer';
import type { RequestContext } from '@/server/http/request-context';
import { countTry, guardTries } from '@/server/tries';

export interface Entry {
  code?: string;
  event?: string;
  guest?: boolean;
}

/** Where somebody is let in, and the cookie that says so. */
export interface EnteredProject {
  event: EventRow;
  grant: string;
  path: string;
  cookie: string;
}

function letIn(event: EventRow, grant: string): EnteredProject {
  return { event, grant, path: `/events/${event.id}`, cookie: grantCookie(event.id, grant) };
}

/**
 * The open project of a code. Each wrong try is counted. Throws WRONG_PROJECT_CODE, TOO_MANY_TRIES, PROJECT_EXPIRED,
 * PROJECT_NOT_OPEN.
 */
export async function findByCode(
  context: RequestContext,
  entry: Pick<Entry, 'code' | 'event'>,
): Promise<{ event: EventRow; code: string }> {
  const key = ['entry', context.address, context.trySession];
  await guardTries(...key);
  const code = normaliseCode(entry.code ?? '');
  const event = code.length >= 6 ? await findEventByCode(code) : null;
  if (!event || (entry.event && entry.event !== event.id)) {
    await countTry(...key);
    throw new KeepersError('WRONG_PROJECT_CODE', {}, { code: 'WRONG_PROJECT_CODE' });
  }
  const open = openNow(event);
  if (!open.allowed) throw Object.assign(errorOf(open), { event });
  return { event, code };
}

/**
 * Enters a project by its code, as client or as guest, or a public project as guest without one.
 * Throws WRONG_PROJECT_CODE, TOO_MANY_TRIES, PROJECT_EXPIRED, PROJECT_NOT_OPEN, or UNAUTHENTICATED with the sign-up
 * address where the project wants its clients signed in.
 */
export async function enterProject(context: RequestContext, entry: Entry): Promise<EnteredProject> {
  if (!entry.code && entry.guest && entry.event) return enterPublic(context, entry.event);
  const { event, code } = await findByCode(context, entry);
  const user = await context.user();
  if (event.force_selection_login && !entry.guest && !user) {
    const path = `/users/sign_up?i=${event.id}&c=${encodeURIComponent(code)}`;
    throw Object.assign(new KeepersError('UNAUTHENTICATED'), { path });
  }
  const role = entry.guest ? 'guest' : 'client';
  const held = await heldGrant(context, event);
  if (held && (held.role === role || role === 'guest')) return letIn(event, held.id);
  if (held) {
    // A guest who now has the code becomes a client in the same place: their cookie and name stay.
    await pool().query(`update grants set role = 'client', updated_at = now() where id = $1`, [held.id]);
    return letIn(event, held.id);
  }
  const grant = await insertGrant({
    account: event.account_id,
    event: event.id,
    role,
    source: user ? 'sign_in' : 'code',
    user: user?.id,
    name: user?.first_name,
    email: user?.email,
  });
  return letIn(event, grant);
}

async function heldGrant(context: RequestContext, event: EventRow) {
  const id = grantIdFor(context.cookies, event.id);
  return id && isId(id) ? findGrant(id, event.id) : null;
}

async function enterPublic(context: RequestContext, eventId: string): Promise<EnteredProject> {
  const event = isId(eventId) ? await findEvent(eventId) : null;
  if (!event?.available_public || !openNow(event).allowed) {
    throw new KeepersError('WRONG_PROJECT_CODE', {}, { code: 'WRONG_PROJECT_CODE' });
  }
  const held = await heldGrant(context, event);
  const grant =
    held?.id ??
    (await insertGrant({ account: event.account_id, event: event.id, role: 'guest', source: 'public' }));
  return letIn(event, grant);
}
