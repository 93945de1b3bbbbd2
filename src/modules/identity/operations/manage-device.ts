import { hashToken } from '@/core/crypto';
import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { parseInput } from '@/core/errors/zod-problems';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { newDeviceToken } from '@/modules/access/grants/device-session';
import type { AccountPerson } from '@/modules/access/grants/enter-account';
import { deviceSchema } from '@/modules/identity/rules/device';

/** Creates a token for a program of this user. Returned only now: only its hash is stored. */
export async function createDevice(
  { account, user }: AccountPerson,
  input: unknown,
): Promise<{ id: string; token: string }> {
  const { name } = parseInput(deviceSchema, input);
  const [id, token] = [uuidv7(), newDeviceToken()];
  await transaction(async (sql) => {
    await sql.query(
      'insert into device_tokens (id, account_id, user_id, name, token_hash) values ($1, $2, $3, $4, $5)',
      [id, account, user.id, name, hashToken(token)],
    );
    await recordAudit(sql, 'device.added', { account, subject: name });
  });
  return { id, token };
}

/** Revokes a device token; the next request with it is anonymous. Idempotent. */
export async function revokeDevice(id: string): Promise<void> {
  await transaction(async (sql) => {
    const { rows } = await sql.query<{ account: string; name: string }>(
      'update device_tokens set revoked_at = now() where id = $1 and revoked_at is null returning account_id as account, name',
      [id],
    );
    if (rows[0])
      await recordAudit(sql, 'device.removed', { account: rows[0].account, subject: rows[0].name });
  });
}
