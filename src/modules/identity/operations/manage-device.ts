import { hashToken } from '@/core/crypto';
import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { parseInput } from '@/core/errors/zod-problems';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { newDeviceToken } from '@/modules/access/grants/device-session';
import type { AccountPerson } from '@/modules/access/grants/enter-account';
import { insertDevice, setDeviceRevoked } from '@/modules/identity/devices/queries';
import { deviceSchema } from '@/modules/identity/rules/device';

/** Creates a token for a program of this user. Returned only now: only its hash is stored. */
export async function createDevice(
  { account, user }: AccountPerson,
  input: unknown,
): Promise<{ id: string; token: string }> {
  const { name } = parseInput(deviceSchema, input);
  const [id, token] = [uuidv7(), newDeviceToken()];
  await transaction(async (sql) => {
    await insertDevice(sql, { id, account, user: user.id, name, hash: hashToken(token) });
    await recordAudit(sql, 'device.added', { account, subject: name });
  });
  return { id, token };
}

/** Revokes a device token; the next request with it is anonymous. Idempotent. */
export async function revokeDevice(id: string): Promise<void> {
  await transaction(async (sql) => {
    const revoked = await setDeviceRevoked(sql, id);
    if (revoked)
      await recordAudit(sql, 'device.removed', { account: revoked.account, subject: revoked.name });
  });
}
