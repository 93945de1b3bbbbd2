import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { openRow, sealConnection } from '@/modules/money/connections';
import type { OpenConnection } from '@/modules/money/payment-contract';
import {
  type ConnectionRow,
  endConnection,
  endOthers,
  listConnections,
  readConnection,
  storeConnection,
} from '@/modules/money/queries/connections';

/** A connection as its owner sees it: never its secrets. */
export interface ConnectionView {
  id: string;
  method: string;
  mode: OpenConnection['mode'];
  /** The service's id of the account. */
  provider: string | null;
  /** Whether the service accepts payments now. */
  charges: boolean;
  createdAt: Date;
}

const present = ({ id, method, mode, provider, charges, created_at }: ConnectionRow): ConnectionView => ({
  id,
  method,
  mode,
  provider,
  charges,
  createdAt: created_at,
});

/**
 * Stores an account's connection to a service (`account` null: the platform's); one for each method: a new one ends
 * the earlier, whose payments keep it. `settings` and `hearing` are sealed. Give `id` where the service must know the
 * address of its events (`eventsAddress`) before there is a secret to store. Throws NOT_FOUND for another account's id.
 */
export async function saveConnection(one: {
  account: string | null;
  method: string;
  id?: string;
  mode: OpenConnection['mode'];
  settings: Record<string, string>;
  provider?: string | null;
  hearing?: string | null;
  charges?: boolean;
}): Promise<ConnectionView> {
  const { account, method, mode, settings } = one;
  const id = one.id ?? uuidv7();
  const now = clock();
  return transaction(async (sql) => {
    await endOthers(sql, { account, method, id, now });
    const sealed = sealConnection(id, { settings, hearing: one.hearing ?? null });
    const row = { id, account, method, mode, provider: one.provider ?? null, charges: one.charges ?? true };
    if (!(await storeConnection(sql, { ...row, ...sealed, now }))) throw new KeepersError('NOT_FOUND');
    if (account) await recordAudit(sql, 'payments.connected', { account, subject: method });
    return present((await readConnection(sql, id)) as ConnectionRow);
  });
}

/** Ends a connection: nothing new is paid by it; payments from before can still be looked at and refunded. */
export async function removeConnection(asked: { account: string | null; id: string }): Promise<void> {
  const { account } = asked;
  await transaction(async (sql) => {
    const row = await readConnection(sql, asked.id);
    if (!(await endConnection(sql, { ...asked, now: clock() })) || !row || !account) return;
    await recordAudit(sql, 'payments.disconnected', { account, subject: row.method });
  });
}

/** Returns an account's connections in use. */
export async function connectionsOf(account: string | null): Promise<ConnectionView[]> {
  return (await listConnections(pool(), account)).map(present);
}

/** Opens an account's connection by a method, with its secrets; null if there is none. Never send it to a client. */
export async function openConnection(account: string | null, method: string): Promise<OpenConnection | null> {
  const row = (await listConnections(pool(), account)).find((one) => one.method === method);
  return row ? openRow(row) : null;
}
