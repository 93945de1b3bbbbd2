import { allow } from '@/access/table';
import { errorOf } from '@/domain/decision';
import { KeepersError } from '@/domain/errors';
import { parseInput } from '@/domain/zod-problems';
import { recordAudit } from '@/server/audit/record-audit';
import { hashToken } from '@/server/crypto';
import { transaction } from '@/server/database/pool';
import { openNow } from '@/server/events/repo';
import type { Entered } from '@/server/grants/viewer';
import {
  mailInvitation,
  newLinkToken,
  type PersonalLink,
  presentLink,
} from '@/server/invitations/personal-link';
import { insertInvitation, keepClient } from '@/server/invitations/repo';
import { type InvitationWish, invitationWish } from '@/server/invitations/wish';

/**
 * Invites a person to a project by a link of their own, mailed where asked. Inviting publishes a draft: the link must
 * open something. Throws FORBIDDEN, INVALID_INPUT naming the fields, CLIENT_EMAIL_MISSING, and PROJECT_EXPIRED or
 * PROJECT_NOT_OPEN for a project that is over.
 */
export async function createInvitation(
  { event, viewer }: Entered,
  wish: InvitationWish,
): Promise<PersonalLink> {
  if (allow(viewer.role, 'invitation.create') === 'none') throw new KeepersError('FORBIDDEN');
  const { name, email, phone, role, locale, send } = parseInput(invitationWish, wish);
  if (send && !email) throw new KeepersError('CLIENT_EMAIL_MISSING');
  const open = openNow({ ...event, published_at: event.published_at ?? new Date() });
  if (!open.allowed) throw errorOf(open);
  const token = newLinkToken();
  return transaction(async (sql) => {
    const person = { name, email: email ?? null, phone_number: phone ?? null, locale: locale ?? null };
    const client = await keepClient(sql, event.account_id, person);
    const id = await insertInvitation(sql, {
      account: event.account_id,
      event: event.id,
      client: client.id,
      role,
      tokenHash: hashToken(token),
      sent: send,
    });
    if (!event.published_at) {
      await sql.query(
        'update events set published_at = now(), updated_at = now() where id = $1 and published_at is null',
        [event.id],
      );
    }
    if (send && client.email)
      await mailInvitation(sql, event, { token, role, client: { ...client, email: client.email } });
    await recordAudit(sql, 'link.made', { account: event.account_id, event: event.id, subject: client.name });
    return presentLink(sql, event, { id, token, role, client });
  });
}
