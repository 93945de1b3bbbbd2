import { inTransaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { Authorized } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { type InvitationInput, invitationInput, problemsOfOnce } from '@/modules/people/invitations/input';
import {
  mailLetter,
  type PersonalLink,
  presentLink,
  tokenOf,
} from '@/modules/people/invitations/personal-link';
import {
  homeCountry,
  publishDraft,
  publishForMail,
  requireInvitable,
  requireMailable,
  takePlace,
} from '@/modules/people/invitations/places';
import { keepClient } from '@/modules/people/keep-client';
import { phoneOf } from '@/modules/people/person-input';
import { lockClient } from '@/modules/people/queries/client-rows';
import { markGone } from '@/modules/people/queries/invitations-repo';
import { setEnd } from '@/modules/people/queries/links';
import { missingDetails } from '@/modules/people/rules/people';

/**
 * Invites a person to a project by a personal link, mailed on request. An existing invitation keeps its link. Inviting
 * publishes a draft, since the link must open something, unless its mail cannot be sent. Throws FORBIDDEN, INVALID_INPUT naming the fields, NOT_FOUND
 * for another account's client, CLIENT_EMAIL_MISSING, CLIENT_DETAILS_MISSING, TOO_MANY_MAIL_ERRORS, and PROJECT_EXPIRED
 * or PROJECT_NOT_OPEN for a closed project.
 */
export async function createInvitation(
  { event, viewer }: Authorized,
  input: InvitationInput,
): Promise<PersonalLink> {
  if (allow(viewer.role, 'invitation.create') === 'none') throw new KeepersError('FORBIDDEN');
  const {
    client: id,
    name,
    role,
    downloads,
    ends_on,
    send,
    words,
    ...asked
  } = parseInput(invitationInput, input);
  const problems = {
    ...(!id && !name && !asked.email ? { name: 'blank' as const } : {}),
    ...problemsOfOnce(words),
  };
  if (Object.keys(problems).length > 0) throw new KeepersError('INVALID_INPUT', {}, problems);
  if (send && !id && !asked.email) throw new KeepersError('CLIENT_EMAIL_MISSING');
  requireInvitable(event);
  return inTransaction(async (tx) => {
    const { sql } = tx;
    const contact = phoneOf(asked.phone, asked.country, await homeCountry(sql, event));
    const person = { name, email: asked.email ?? null, locale: asked.locale ?? null, ...contact };
    const client = id
      ? await lockClient(sql, event.account_id, id)
      : await keepClient(tx, event.account_id, person);
    if (!client) throw new KeepersError('NOT_FOUND');
    const missing = missingDetails({ name: client.name, phone: client.phone_number }, send ? 'mail' : 'link');
    if (missing.length > 0 && !asked.without_details) throw new KeepersError('CLIENT_DETAILS_MISSING');
    const mailed = send ? await requireMailable(sql, event.account_id, client) : null;
    const place = await takePlace(sql, event, client, { role, downloads });
    if (ends_on) await setEnd(sql, place.id, ends_on);
    const token = await tokenOf(sql, place);
    const kind = place.role === 'guest' ? 'invitation_guest' : 'invitation';
    await (mailed ? publishForMail : publishDraft)(sql, event);
    if (mailed) await mailLetter(sql, event, { client: mailed, token, kind, words });
    await markGone(sql, place.id, mailed ? 'sent_at' : 'shared_at');
    if (place.made)
      await recordAudit(sql, 'link.made', {
        account: event.account_id,
        event: event.id,
        subject: client.name || client.email,
      });
    return presentLink(sql, event, { id: place.id, token, kind, client, words });
  });
}
