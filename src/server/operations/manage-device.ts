import { deviceSchema } from '@/domain/device';
import { parseInput } from '@/domain/zod-problems';
import { recordAudit } from '@/server/audit/record-audit';
import { hashToken } from '@/server/crypto';
import { transaction } from '@/server/database/pool';
import { uuidv7 } from '@/server/database/uuid';
import { newDeviceToken } from '@/server/grants/device-session';
import type { AccountPerson } from '@/server/grants/enter-account';

/** Makes a token for a program of this person. It is given out now and never again: only its hash is kept. */
export async function createDevice(
  { account, user }: AccountPerson,
  wish: unknown,
): Promise<{ id: string; token: string }> {
  const { name } = parseInput(deviceSchema, wish);
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

/** Ends a device token: the next request that shows it is nobody's. Again changes nothing. */
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
