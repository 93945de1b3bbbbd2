import { transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import { decideLeaving } from '@/modules/account/rules/team';
import { holdMember, removeMember, revokeDevicesOf } from '@/modules/account/team/queries';
import { endSessions } from '@/modules/identity/queries/sessions';

/**
 * Removes an assistant from a team, ends all their sessions and revokes their device tokens. The user and their other
 * roles remain. Throws NOT_FOUND, OWNER_STAYS.
 */
export async function removeFromTeam({ id, account_id }: { id: string; account_id: string }): Promise<void> {
  await transaction(async (sql) => {
    const member = await holdMember(sql, id, account_id);
    if (!member) throw new KeepersError('NOT_FOUND');
    requireAllowed(decideLeaving(member.role));
    await removeMember(sql, id);
    await endSessions(sql, id);
    await revokeDevicesOf(sql, id, account_id);
  });
}
