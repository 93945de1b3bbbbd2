import { KeepersError } from '@/core/errors/errors';
import type { OpenConnection } from '@/modules/money/payment-contract';

/** A connection as its owner sees it: never its secrets. */
export interface ConnectionView {
  id: string;
  method: string;
  mode: 'own' | 'connect';
  /** The service's id of the account. */
  provider: string | null;
  /** Whether the service accepts payments now. */
  charges: boolean;
  createdAt: Date;
}

/**
 * Stores an account's connection to a service (`account` null: the platform's); one for each method: a new one replaces
 * the earlier, whose payments keep it. `settings` and `hearing` are sealed. Give `id` where the service must know the
 * address of its events (`eventsAddress`) before there is a secret to store.
 */
export async function saveConnection(_connection: {
  account: string | null;
  method: string;
  id?: string;
  mode: OpenConnection['mode'];
  settings: Record<string, string>;
  provider?: string | null;
  hearing?: string | null;
  charges?: boolean;
}): Promise<ConnectionView> {
  throw new KeepersError('UNAVAILABLE');
}

/** Ends a connection: nothing new is paid by it, and payments of before can still be looked at and refunded. */
export async function removeConnection(_asked: { account: string | null; id: string }): Promise<void> {
  throw new KeepersError('UNAVAILABLE');
}

/** Returns an account's connections in use. */
export async function connectionsOf(_account: string | null): Promise<ConnectionView[]> {
  throw new KeepersError('UNAVAILABLE');
}

/** Opens an account's connection by a method, with its secrets; null if there is none. Never send it to a client. */
export async function openConnection(
  _account: string | null,
  _method: string,
): Promise<OpenConnection | null> {
  throw new KeepersError('UNAVAILABLE');
}
