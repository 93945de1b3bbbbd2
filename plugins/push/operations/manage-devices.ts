import { KeepersError } from '@plugins/kit/server';
import { pool, uuidv7 } from '@plugins/kit/server/database';
import { namedHosts } from '@plugins/kit/server/internal';
import { listOwn, saveDevice } from '../queries/devices';
import type { Kind } from '../rules/kinds';
import { isPushService } from '../rules/push-services';
import { ownKeys } from './keys';

/** Devices of one user. */
const MOST = 20;

/** What a browser says of its subscription. */
export interface NewDevice extends Record<Kind, boolean> {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  name: string;
}

/** Returns the public key browsers subscribe with, and a user's devices. */
export async function readDevices(user: string) {
  const devices = await listOwn(pool(), user);
  return {
    key: ownKeys().publicKey,
    devices: devices.map(({ created_at, ...device }) => ({
      ...device,
      created_at: created_at.toISOString(),
    })),
  };
}

/**
 * Turns notices on for a browser, or changes which. Throws INVALID_INPUT for an address of no push service, REFUSED at
 * the maximum of devices.
 */
export async function keepDevice(
  person: { account: string; user: string; locale: 'en' | 'he'; reason: (most: number) => string },
  { endpoint, keys, ...device }: NewDevice,
): Promise<void> {
  if (!isPushService(endpoint, namedHosts()))
    throw new KeepersError('INVALID_INPUT', {}, { endpoint: 'invalid' });
  const own = await listOwn(pool(), person.user);
  if (own.length >= MOST && !own.some((one) => one.endpoint === endpoint))
    throw new KeepersError('REFUSED', { reason: person.reason(MOST) });
  const { reason: _reason, ...owner } = person;
  await saveDevice(pool(), { ...owner, ...device, ...keys, id: uuidv7(), endpoint });
}
