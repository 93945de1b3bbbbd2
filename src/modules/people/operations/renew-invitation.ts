import { transaction } from '@/core/db/pool';
import { qrOf } from '@/core/draw-qr';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { type Authorized, isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import {
  mailLetter,
  type PersonalLink,
  presentLink,
  renewToken,
  tokenOf,
} from '@/modules/people/invitations/personal-link';
import {
  publishDraft,
  publishForMail,
  requireInvitable,
  requireMailable,
} from '@/modules/people/invitations/places';
import { lockPlaces, markGone, type PlaceRow } from '@/modules/people/queries/invitations-repo';

const kindOf = ({ role }: PlaceRow) =>
  role === 'guest' ? ('invitation_guest' as const) : ('invitation' as const);

/**
 * Replaces a participant's link; the old address stops working. Existing grants stay valid, unlike after revoking. It
 * publishes a draft, as a new invitation does. Throws FORBIDDEN, NOT_FOUND (also for a revoked one), CLIENT_EMAIL_MISSING,
 * TOO_MANY_MAIL_ERRORS, PROJECT_EXPIRED, PROJECT_NOT_OPEN.
 */
export async function renewInvitation(
  { event, viewer }: Authorized,
  id: string,
  { send = false } = {},
): Promise<PersonalLink> {
  if (allow(viewer.role, 'invitation.create') === 'none') throw new KeepersError('FORBIDDEN');
  requireInvitable(event);
  return transaction(async (sql) => {
    const [place] = isId(id) ? await lockPlaces(sql, event.id, [id]) : [];
    if (!place || place.revoked_at) throw new KeepersError('NOT_FOUND');
    const { client } = place;
    const mailed = send ? await requireMailable(sql, event.account_id, client) : null;
    const made = { token: await renewToken(sql, place), kind: kindOf(place) };
    if (mailed) await mailLetter(sql, event, { ...made, client: mailed });
    await (mailed ? publishForMail : publishDraft)(sql, event);
    await markGone(sql, id, mailed ? 'sent_at' : 'shared_at');
    await recordAudit(sql, 'link.renewed', {
      account: event.account_id,
      event: event.id,
      subject: client.name || client.email,
    });
    return presentLink(sql, event, { ...made, id, client });
  });
}

/**
 * Returns a participant's link for copying, as QR code or for WhatsApp, without changing it. Sharing publishes a draft.
 * Throws FORBIDDEN, NOT_FOUND (also for a revoked one), PROJECT_EXPIRED, PROJECT_NOT_OPEN.
 */
export async function shareInvitation(
  { event, viewer }: Authorized,
  id: string,
): Promise<PersonalLink & { qr: string }> {
  if (allow(viewer.role, 'invitation.create') === 'none') throw new KeepersError('FORBIDDEN');
  requireInvitable(event);
  const link = await transaction(async (sql) => {
    const [place] = isId(id) ? await lockPlaces(sql, event.id, [id]) : [];
    if (!place || place.revoked_at) throw new KeepersError('NOT_FOUND');
    const token = await tokenOf(sql, place);
    await publishDraft(sql, event);
    await markGone(sql, id, 'shared_at');
    return presentLink(sql, event, { id, token, kind: kindOf(place), client: place.client });
  });
  return { ...link, qr: await qrOf(link.url) };
}
