import { hostname } from 'node:os';
import { MIGRATIONS } from '@/core/db/migration-names';
import { deleteHeartbeat, writeHeartbeat } from './queries';

const BEAT_MS = 15_000;
const PREFIX = 'process:';

/** A process over this database that wrote a heartbeat. */
export interface Heartbeat {
  role: 'web' | 'worker';
  host: string;
  pid: number;
  /** The last migration of its program: two that differ are an older and a newer Keepers. */
  schema: string;
  /** Seconds since its last heartbeat, by the database's clock. */
  age: number;
}

/**
 * Writes a heartbeat every 15 seconds, for the doctor, as a row of `installation`; deletes those of processes that are
 * gone for an hour. Returns the function that stops it and removes the row.
 */
export function startHeartbeat(role: Heartbeat['role']): () => Promise<void> {
  const key = `${PREFIX}${role}:${hostname()}:${process.pid}`;
  const value = { role, host: hostname(), pid: process.pid, schema: MIGRATIONS.at(-1) };
  const say = () =>
    writeHeartbeat(key, value, PREFIX).catch(
      // Without a database there is nowhere to write it.
      () => undefined,
    );
  void say();
  const timer = setInterval(say, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await deleteHeartbeat(key).catch(() => undefined);
  };
}
