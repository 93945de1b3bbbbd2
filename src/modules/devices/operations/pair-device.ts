import { randomBytes } from 'node:crypto';
import type { DeviceScope } from '@/core/access/device-scopes';
import { hashToken, randomToken } from '@/core/crypto';
import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { type ErrorCode, KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { takeRate } from '@/core/http/count-rates';
import { networksOf } from '@/core/http/network';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { AccountPerson } from '@/modules/access/grants/enter-account';
import {
  deleteCode,
  findUserCode,
  holdDeviceCode,
  insertCode,
  setAllowed,
  setDenied,
  setPolled,
  worksIn,
} from '../queries/codes';
import { codeSchema, type DeviceKind, decisionSchema, NEEDED_SCOPES, PROPOSED_SCOPES } from '../rules/device';
import { formatUserCode, makeUserCode, readUserCode } from '../rules/user-code';
import { issueToken } from './manage-device';

/** Where the photographer types the code. */
export const VERIFICATION_PATH = '/admin/settings/devices';
/** Seconds a code is valid. */
const EXPIRES_IN = 600;
/** Seconds a program waits between two requests for its token, and how many more after each early one. */
const INTERVAL = 5;

/** The two codes of a program: one it keeps, one its person types. */
export interface DeviceCode {
  device_code: string;
  user_code: string;
  verification_path: string;
  verification_path_complete: string;
  interval: number;
  expires_in: number;
}

/**
 * Gives a program that asks to be connected its codes (RFC 8628). `address`: where the request comes from, shown to the
 * person who decides. Throws INVALID_INPUT, RATE_REACHED by network.
 */
export async function requestCode(input: unknown, address: string): Promise<DeviceCode> {
  const { name, kind, version } = parseInput(codeSchema, input);
  const { near, block } = networksOf(address);
  await takeRate('pairing', block ?? near);
  const [device, user] = [randomToken(32), makeUserCode(randomBytes)];
  await transaction((sql) =>
    insertCode(sql, {
      ...{ id: uuidv7(), name, kind, version: version ?? null, address, interval: INTERVAL },
      ...{ device: hashToken(device), user: hashToken(user), seconds: EXPIRES_IN },
    }),
  );
  const shown = formatUserCode(user);
  return {
    device_code: device,
    user_code: shown,
    verification_path: VERIFICATION_PATH,
    verification_path_complete: `${VERIFICATION_PATH}?code=${shown}`,
    interval: INTERVAL,
    expires_in: EXPIRES_IN,
  };
}

/** A program that waits for a decision. */
export interface WaitingDevice {
  name: string;
  kind: DeviceKind;
  version: string | null;
  address: string;
  asked_at: string;
  /** The scopes that are proposed for its kind. */
  scopes: readonly DeviceScope[];
  /** Those of them without which it cannot do its work. */
  needed: readonly DeviceScope[];
}

/** Counts a person's typed codes, so that codes cannot be guessed, and returns the hash of one. */
async function hashOfTyped({ user }: AccountPerson, typed: string): Promise<string> {
  await takeRate('user_code', user.id);
  const code = readUserCode(typed);
  if (!code) throw new KeepersError('WRONG_USER_CODE');
  return hashToken(code);
}

/** Returns the program that shows this code. Throws WRONG_USER_CODE, RATE_REACHED by person. */
export async function readWaiting(person: AccountPerson, typed: string): Promise<WaitingDevice> {
  const found = await findUserCode(await hashOfTyped(person, typed));
  if (!found) throw new KeepersError('WRONG_USER_CODE');
  const { name, kind, version, address, created_at } = found;
  return {
    ...{ name, kind, version, address, asked_at: created_at.toISOString() },
    scopes: PROPOSED_SCOPES[kind],
    needed: NEEDED_SCOPES[kind],
  };
}

/**
 * Connects the program that shows this code to the person's account, or refuses it. Once: a code that is decided is
 * gone. The history names this person, since the program takes its token itself. Throws WRONG_USER_CODE, INVALID_INPUT,
 * RATE_REACHED.
 */
export async function decideCode(person: AccountPerson, input: unknown): Promise<{ name: string }> {
  const { code, allow, name, scopes } = parseInput(decisionSchema, input);
  const hash = await hashOfTyped(person, code);
  return transaction(async (sql) => {
    const found = await findUserCode(hash, sql);
    if (!found) throw new KeepersError('WRONG_USER_CODE');
    const { account, user } = person;
    const as = {
      account,
      user: user.id,
      name: name ?? found.name,
      scopes: scopes ?? PROPOSED_SCOPES[found.kind],
    };
    if (allow) {
      await setAllowed(sql, found.id, as);
      await recordAudit(sql, 'device.connected', { account, subject: as.name });
    } else await setDenied(sql, found.id);
    return { name: as.name };
  });
}

/**
 * Returns the token of a program whose code was allowed, once. Throws AUTHORIZATION_PENDING before the decision,
 * SLOW_DOWN for requests that come too soon (each makes the interval longer), EXPIRED_TOKEN for an expired, unknown or
 * used code, ACCESS_DENIED after a refusal, and when the person has left the account meanwhile.
 */
export async function takeToken(deviceCode: string): Promise<{ token: string; name: string }> {
  const hash = hashToken(deviceCode);
  const taken = await transaction(async (sql): Promise<{ token: string; name: string } | ErrorCode> => {
    const found = await holdDeviceCode(sql, hash);
    if (!found || found.expired) return 'EXPIRED_TOKEN';
    if (found.denied) return 'ACCESS_DENIED';
    // The refusal is returned, not thrown: the longer interval must be stored.
    await setPolled(sql, found.id, found.early ? found.interval + INTERVAL : found.interval);
    if (found.early) return 'SLOW_DOWN';
    const { account_id: account, user_id: user, scopes, name, kind, version } = found;
    if (!account || !user || !scopes) return 'AUTHORIZATION_PENDING';
    await deleteCode(sql, found.id);
    if (!(await worksIn(sql, user, account))) return 'ACCESS_DENIED';
    const { token } = await issueToken(sql, { account, user, name, kind, scopes, version });
    return { token, name };
  });
  if (typeof taken === 'string') throw new KeepersError(taken as 'EXPIRED_TOKEN');
  return taken;
}
