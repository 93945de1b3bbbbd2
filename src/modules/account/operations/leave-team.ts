import { transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import { decideLeaving } from '@/modules/account/rules/team';
import { endSessions } from '@/modules/identity/queries/sessions';

/**
 * Removes an assistant from a team, ends all their sessions and revokes their device tokens. The user and their other
 * roles remain. Throws NOT_FOUND, OWNER_STAYS.
 */
export async function removeFromTeam({ id, account_id }: { id: string; account_id: string }): Promise<void> {
  await transaction(async (sql) => {
    const { rows } = await sql.query<{ role: string | null }>(
      'select role::text as role from users where id = $1 and account_id = $2 for update',
      [id, account_id],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    requireAllowed(decideLeaving(rows[0].role));
    await sql.query('update users set account_id = null, role = null, updated_at = now() where id = $1', [
      id,
    ]);
    await endSessions(sql, id);
    await sql.query(
      'update device_tokens set revoked_at = now() where user_id = $1 and account_id = $2 and revoked_at is null',
      [id, account_id],
    );
  });
}
