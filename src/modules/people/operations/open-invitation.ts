import { hashToken } from '@/core/crypto';
import { transaction } from '@/core/db/pool';
import { errorOf } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { grantCookie, grantIdFor } from '@/modules/access/grants/grant-cookie';
import { insertGrant } from '@/modules/access/grants/insert-grant';
import { openNow } from '@/modules/access/open-now';
import { type EventRow, findEvent } from '@/modules/access/queries';
import { tokensOf } from '@/modules/people/invitations/personal-link';
import {
  endWith,
  findLinked,
  findLinkedGrant,
  holdInvitation,
  type LinkedInvitation,
} from '@/modules/people/queries/links';
import type { EnteredProject } from './enter-project';

async function findLink(
  { site }: Pick<RequestContext, 'site'>,
  token: string,
): Promise<{ invitation: LinkedInvitation; event: EventRow }> {
  const found = await findLinked(hashToken(token));
  // After a leaked secret was replaced, links computed from it open nothing.
  const ours = found && (found.link_number === null || tokensOf(found.id, found.link_number).includes(token));
  const invitation = ours ? found : null;
  const event = invitation ? await findEvent(invitation.event_id) : null;
  // On another studio's host a link is as unknown as any other.
  const elsewhere = event && site !== null && event.account_id !== site;
  if (!invitation || !event || elsewhere) throw new KeepersError('NOT_FOUND');
  // The error for a revoked link carries its project, for the page that explains it.
  if (invitation.revoked_at || invitation.ended)
    throw Object.assign(new KeepersError('NOT_FOUND'), { event });
  const open = openNow(event);
  if (!open.allowed) throw Object.assign(errorOf(open), { event, by: { invitation: invitation.id } });
  return { invitation, event };
}

/**
 * Returns what programs (mail scanners, messengers) may see of a personal link: the names that the message contains
 * anyway. Grants no access. Throws as `openInvitation` does.
 */
export async function lookAtInvitation(
  context: Pick<RequestContext, 'site'>,
  token: string,
): Promise<{ project: string; studio: string }> {
  const { event } = await findLink(context, token);
  return { project: event.name, studio: event.brand_name };
}

/**
 * Opens a project by a personal link: the token proves the person, so this also satisfies `force_selection_login`.
 * Opening it again in the same browser keeps the same grant. The visit is recorded when the gallery's script runs in
 * the browser (`markOpened`), which link scanners do not do. Throws NOT_FOUND for an unknown token, and with the
 * `event` for a revoked one.
 */
export async function openInvitation(context: RequestContext, token: string): Promise<EnteredProject> {
  const { invitation, event } = await findLink(context, token);
  const grant = await transaction(async (sql) => {
    const held = grantIdFor(context.cookies, event.id);
    const known = await findLinkedGrant(sql, invitation.id, held ?? '');
    // Locks the row: a concurrent revocation either waits and ends this grant too, or came first and no grant is made.
    if (!(await holdInvitation(sql, invitation.id))) throw new KeepersError('NOT_FOUND');
    if (known) return known;
    const made = await insertGrant(
      {
        account: invitation.account_id,
        event: event.id,
        role: invitation.role,
        downloads: invitation.downloads,
        source: 'link',
        client: invitation.client_id,
        invitation: invitation.id,
      },
      sql,
    );
    await endWith(sql, made, invitation.id);
    return made;
  });
  return { event, grant, path: `/events/${event.id}`, cookie: grantCookie(event.id, grant) };
}
