import { allow } from '@/access/table';
import { KeepersError } from '@/domain/errors';
import { recordAudit } from '@/server/audit/record-audit';
import { hashToken } from '@/server/crypto';
import { transaction } from '@/server/database/pool';
import { type Entered, isId } from '@/server/grants/viewer';
import {
  mailInvitation,
  newLinkToken,
  type PersonalLink,
  presentLink,
} from '@/server/invitations/personal-link';
import { replaceToken } from '@/server/invitations/repo';

/**
 * Makes another link for an invitation, because the first is not shown again; the old address is dead from now on.
 * Browsers that already came in by it stay in: revoking ends those. Throws FORBIDDEN, NOT_FOUND (also for a revoked
 * one), CLIENT_EMAIL_MISSING.
 */
export async function renewInvitation(
  { event, viewer }: Entered,
  id: string,
  { send = false } = {},
): Promise<PersonalLink> {
  if (allow(viewer.role, 'invitation.create') === 'none') throw new KeepersError('FORBIDDEN');
  const token = newLinkToken();
  return transaction(async (sql) => {
    const found = isId(id)
      ? await replaceToken(sql, event.id, id, { tokenHash: hashToken(token), sent: send })
      : null;
    if (!found) throw new KeepersError('NOT_FOUND');
    const { client, role } = found;
    if (send && !client.email) throw new KeepersError('CLIENT_EMAIL_MISSING');
    if (send && client.email)
      await mailInvitation(sql, event, { token, role, client: { ...client, email: client.email } });
    await recordAudit(sql, 'link.renewed', {
      account: event.account_id,
      event: event.id,
      subject: client.name,
    });
    return presentLink(sql, event, { id, token, role, client });
  });
}
