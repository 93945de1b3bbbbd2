import { sign } from '@plugins/kit/server/people';
import { type ServerKeys, serverKeys } from '../rules/vapid';

let made: ServerKeys | null = null;

/** Returns the installation's keys for push services, derived from its secret: a new secret ends all subscriptions. */
export function ownKeys(): ServerKeys {
  made ??= serverKeys(Buffer.from(sign('push.vapid', 'installation', 43), 'base64url'));
  return made;
}
