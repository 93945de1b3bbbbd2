import { hashToken } from '@/core/crypto';
import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { parseInput } from '@/core/errors/zod-problems';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { newDeviceToken } from '@/modules/access/grants/device-session';
import type { AccountPerson } from '@/modules/access/grants/enter-account';
import { insertDevice, type NewDevice, setDeviceRevoked } from '../queries/tokens';
import { deviceSchema } from '../rules/device';

/** Writes a new device token. Returned only now: only its hash is stored. */
export async function issueToken(
  sql: Sql,
  device: Omit<NewDevice, 'id' | 'hash'>,
): Promise<{ id: string; token: string }> {
  const [id, token] = [uuidv7(), newDeviceToken()];
  await insertDevice(sql, { ...device, id, hash: hashToken(token) });
  return { id, token };
}

/** Creates a token for a program of this user, to be copied into it. Throws INVALID_INPUT. */
export async function createDevice(
  { account, user }: AccountPerson,
  input: unknown,
): Promise<{ id: string; token: string }> {
  const { name, scopes } = parseInput(deviceSchema, input);
  return transaction(async (sql) => {
    await recordAudit(sql, 'device.added', { account, subject: name });
    return issueToken(sql, { account, user: user.id, name, kind: 'program', scopes, version: null });
  });
}

/** Revokes a device token; the next request with it is anonymous. Idempotent. */
export async function revokeDevice(id: string): Promise<void> {
  await transaction(async (sql) => {
    const revoked = await setDeviceRevoked(sql, id);
    if (revoked)
      await recordAudit(sql, 'device.removed', { account: revoked.account, subject: revoked.name });
  });
}
