import { transaction } from '@/core/db/pool';
import { errorOf } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { countTry, guardTries } from '@/core/http/tries';
import { grantCookie, grantIdFor } from '@/modules/access/grants/grant-cookie';
import { insertGrant } from '@/modules/access/grants/insert-grant';
import { findGrant } from '@/modules/access/grants/queries';
import { isId } from '@/modules/access/grants/viewer';
import { openNow } from '@/modules/access/open-now';
import { type EventRow, findEvent, findEventByCode } from '@/modules/access/queries';
import { normaliseCode } from '@/modules/access/rules/project-code';
import { isGuestPass } from '@/modules/access/share-link';
import { becomeClient } from '@/modules/people/queries/entries';
import { holdInvitationOf } from '@/modules/people/queries/links';
import { proveClient } from './prove-client';

export interface Entry {
  code?: string;
  event?: string;
  guest?: boolean;
  /** Address of the person, proven by the selection password; see `proveClient`. */
  email?: string;
  selection_password?: string;
  /** A solved proof of work, required after too many wrong codes. */
  proof?: string | undefined;
}

/** The entered project, and the cookie with the grant. */
export interface EnteredProject {
  event: EventRow;
  grant: string;
  path: string;
  cookie: string;
}

/** The role and person that a requester proved in a project. */
export interface Proved {
  event: EventRow;
  role: 'guest' | 'client';
  client: string | null;
}

function letIn(event: EventRow, grant: string): EnteredProject {
  return { event, grant, path: `/events/${event.id}`, cookie: grantCookie(event.id, grant) };
}

/**
 * Returns the open project of a code. Counts each wrong attempt. Throws WRONG_PROJECT_CODE, TOO_MANY_TRIES,
 * PROJECT_EXPIRED, PROJECT_NOT_OPEN.
 */
export async function findByCode(
  context: RequestContext,
  entry: Pick<Entry, 'code' | 'event' | 'proof'>,
): Promise<{ event: EventRow; code: string }> {
  await guardTries('entry', context, entry.proof);
  const code = normaliseCode(entry.code ?? '');
  const event = code.length >= 6 ? await findEventByCode(code) : null;
  // On a photographer's site, projects of other accounts are treated as unknown.
  const elsewhere = event && context.site !== null && event.account_id !== context.site;
  if (!event || elsewhere || (entry.event && entry.event !== event.id)) {
    await countTry('entry', context);
    throw new KeepersError('WRONG_PROJECT_CODE', {}, { code: 'WRONG_PROJECT_CODE' });
  }
  const open = openNow(event);
  if (!open.allowed) throw Object.assign(errorOf(open), { event });
  return { event, code };
}

/**
 * Returns the project of a code, and the holder's role in it. Counts each wrong code and password. Throws what
 * `findByCode` throws, and WRONG_SELECTION_PASSWORD.
 */
export async function readEntry(context: RequestContext, entry: Entry): Promise<Proved> {
  const { event } = await findByCode(context, entry);
  if (entry.guest) return { event, role: 'guest', client: null };
  const proven = await proveClient(event, entry).catch(async (error: unknown) => {
    await countTry('entry', context);
    throw error;
  });
  return { event, ...proven };
}

/**
 * Enters a project by its code, as client or as guest, or a public project as guest without one. Throws
 * WRONG_PROJECT_CODE, TOO_MANY_TRIES, PROJECT_EXPIRED, PROJECT_NOT_OPEN, WRONG_SELECTION_PASSWORD, or UNAUTHENTICATED
 * with the sign-up address if the project requires its clients to sign in.
 */
export async function enterProject(context: RequestContext, entry: Entry): Promise<EnteredProject> {
  if (!entry.code && entry.guest && entry.event) return enterPublic(context, entry.event);
  return enterProved(context, await readEntry(context, entry));
}

/**
 * Creates the grant of a requester who proved their role. Throws UNAUTHENTICATED as `enterProject` does, and
 * WRONG_SELECTION_PASSWORD if the proven person's access was revoked meanwhile.
 */
export async function enterProved(
  context: RequestContext,
  { event, role, client }: Proved,
): Promise<EnteredProject> {
  const user = await context.user();
  if (event.force_selection_login && role === 'client' && !user) {
    const path = `/users/sign_up?i=${event.id}&c=${encodeURIComponent(event.code)}`;
    throw Object.assign(new KeepersError('UNAUTHENTICATED'), { path });
  }
  const held = await heldGrant(context, event);
  const known = held && (role === 'guest' || (held.role === role && (!client || held.client_id === client)));
  if (known) return letIn(event, held.id);
  return transaction(async (sql) => {
    // Locks the row: a concurrent revocation either waits and ends this grant too, or came first and no grant is made.
    if (client && !(await holdInvitationOf(sql, event.id, client)))
      throw new KeepersError(
        'WRONG_SELECTION_PASSWORD',
        {},
        { selection_password: 'WRONG_SELECTION_PASSWORD' },
      );
    if (held && (!client || !held.client_id)) {
      await becomeClient(sql, held.id, client);
      return letIn(event, held.id);
    }
    const grant = {
      account: event.account_id,
      event: event.id,
      role,
      source: user ? ('sign_in' as const) : ('code' as const),
      user: user?.id,
      client,
      name: user?.first_name,
      email: user?.email,
    };
    return letIn(event, await insertGrant(grant, sql));
  });
}

async function heldGrant(context: RequestContext, event: EventRow) {
  const id = grantIdFor(context.cookies, event.id);
  return id && isId(id) ? findGrant(id, event.id) : null;
}

/** Returns a public project that is open; on a site only its studio's. Throws WRONG_PROJECT_CODE. */
export async function findPublic(context: RequestContext, eventId: string): Promise<EventRow> {
  const event = isId(eventId) ? await findEvent(eventId) : null;
  const elsewhere = event && context.site !== null && event.account_id !== context.site;
  if (!event?.available_public || elsewhere || !openNow(event).allowed) {
    throw new KeepersError('WRONG_PROJECT_CODE', {}, { code: 'WRONG_PROJECT_CODE' });
  }
  return event;
}

/**
 * Returns the open project of the pass of its link for guests; on a site only its studio's. Grants no access. Throws
 * NOT_FOUND for an invalid pass, and why a project is closed.
 */
export async function findByPass(
  context: Pick<RequestContext, 'site'>,
  eventId: string,
  pass: string,
): Promise<EventRow> {
  const event = isId(eventId) ? await findEvent(eventId) : null;
  const elsewhere = event && context.site !== null && event.account_id !== context.site;
  if (!event || elsewhere || !isGuestPass(event, pass)) throw new KeepersError('NOT_FOUND');
  const open = openNow(event);
  if (!open.allowed) throw Object.assign(errorOf(open), { event });
  return event;
}

/** Enters a project as guest, by the pass of its link for guests. Throws as `findByPass` does. */
export async function enterByPass(
  context: RequestContext,
  eventId: string,
  pass: string,
): Promise<EnteredProject> {
  const event = await findByPass(context, eventId, pass);
  return enterProved(context, { event, role: 'guest', client: null });
}

async function enterPublic(context: RequestContext, eventId: string): Promise<EnteredProject> {
  const event = await findPublic(context, eventId);
  const held = await heldGrant(context, event);
  const grant =
    held?.id ??
    (await insertGrant({ account: event.account_id, event: event.id, role: 'guest', source: 'public' }));
  return letIn(event, grant);
}
