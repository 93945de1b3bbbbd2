import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { errorLine } from '@/core/errors/error-line';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import { enqueue } from '@/core/jobs/boss';
import { clock } from '@/core/time/clock';
import { openRow } from '@/modules/money/connections';
import { HANDLE_EVENT } from '@/modules/money/jobs';
import type { Heard } from '@/modules/money/payment-contract';
import { hearEvent, recentEvents } from '@/modules/money/payment-methods';
import {
  type ConnectionRow,
  connectionsToRead,
  readConnection,
  storeRead,
} from '@/modules/money/queries/connections';
import { endEvent, type InboxRow, readNewEvent, storeEvent } from '@/modules/money/queries/inbox';
import { findByRef, readPayment } from '@/modules/money/queries/payments';
import { lookAtPayment } from './settle-payment';

/** Stores an event and the job that looks, in one transaction; a repeated event is stored once. */
const store = (connection: string, heard: Heard): Promise<void> =>
  transaction(async (sql) => {
    const { payment: named } = heard;
    const row = {
      id: uuidv7(),
      connection,
      payment: named && 'id' in named ? named.id : null,
      ref: named && 'ref' in named ? named.ref : null,
      provider: heard.provider ?? null,
    };
    const state = named ? 'new' : 'ignored';
    const { event, type } = heard;
    if (!(await storeEvent(sql, { ...row, event, type, state, now: clock() }))) return;
    if (state === 'new') await enqueue(sql, HANDLE_EVENT, { event: row.id });
  });

async function verified(
  row: ConnectionRow,
  said: { raw: Buffer; headers: Pick<Headers, 'get'> },
): Promise<Heard> {
  try {
    return await hearEvent(row.method, { ...said, connection: openRow(row) });
  } catch (error) {
    if (isKeepersError(error) && error.code === 'NOT_FOUND') throw error;
    console.warn(
      `An event for the payment connection ${row.id} (${row.method}) was refused: ${errorLine(error)}. The service repeats it.`,
    );
    throw new KeepersError('WRONG_SIGNATURE');
  }
}

/**
 * Takes an event of a payment service: verifies it by its raw bytes and stores it once. It is never believed: a job looks
 * at the payment it names. Throws NOT_FOUND for an unknown connection, WRONG_SIGNATURE.
 */
export async function takeEvent(said: {
  method: string;
  connection: string;
  raw: Buffer;
  headers: Pick<Headers, 'get'>;
}): Promise<void> {
  const row = await readConnection(pool(), said.connection);
  if (!row || row.method !== said.method) throw new KeepersError('NOT_FOUND');
  await store(row.id, await verified(row, said));
}

/** Whether an event of a connection may be about a payment: its own, or one of an account connected through it. */
async function mayName(hearing: ConnectionRow, event: InboxRow, connection: string | null): Promise<boolean> {
  if (connection === hearing.id) return true;
  if (hearing.account !== null || connection === null || event.provider === null) return false;
  const own = await readConnection(pool(), connection);
  // Money that is collected for an account arrives in the platform's own.
  return (
    (own?.mode === 'connect' || own?.mode === 'collected') &&
    own.method === hearing.method &&
    own.provider === event.provider
  );
}

async function findNamed(hearing: ConnectionRow, event: InboxRow): Promise<string | null> {
  const byId = event.payment === null ? null : await readPayment(pool(), event.payment);
  const found = byId ? [byId] : event.ref === null ? [] : await findByRef(pool(), hearing.method, event.ref);
  for (const one of found) if (await mayName(hearing, event, one.connection)) return one.id;
  return null;
}

/** Handles a stored event: looks at the payment it names, if that belongs to its connection. Harmless to repeat. */
export async function handleEvent(id: string): Promise<void> {
  const event = await readNewEvent(pool(), id);
  const hearing = event && (await readConnection(pool(), event.connection));
  if (!event || !hearing) return;
  const payment = await findNamed(hearing, event);
  if (payment) await lookAtPayment(payment);
  await endEvent(pool(), { id, state: payment ? 'done' : 'ignored', now: clock() });
}

/** How far back each reading of a list of events reaches again. */
const OVERLAP = 2 * 3600_000;
const HOUR = 3600_000;

/** Reads the lists of events of connections that were last read an hour ago, for those that never arrived. */
export async function catchUp(): Promise<void> {
  const now = clock();
  for (const { id, method, read_until, created_at } of await connectionsToRead(
    pool(),
    new Date(now.getTime() - HOUR),
  )) {
    const row = (await readConnection(pool(), id)) as ConnectionRow;
    const since = new Date((read_until ?? created_at).getTime() - OVERLAP);
    try {
      for (const heard of await recentEvents(method, { connection: openRow(row), since }))
        await store(id, heard);
      await storeRead(pool(), id, now);
    } catch (error) {
      if (!isKeepersError(error)) throw error;
      console.warn(
        `The events of the payment connection ${id} (${method}) could not be read: ${error.code}. The next hour reads them.`,
      );
    }
  }
}
