import { pool } from '@plugins/kit/server/database';
import { isAutomatic, listRequestees, type RequesteeRow } from '../queries/requests';

/** A client of a project, or a person requested by address, with the state of their request. */
export interface Requestee extends Omit<RequesteeRow, 'at'> {
  /** When the request was sent, or answered. */
  at: string | null;
}

/** The content of the project's tab. */
export interface Requestees {
  /** The account sends requests automatically after a completed selection. */
  enabled: boolean;
  people: Requestee[];
}

/** Returns the clients of a project with their requests, and whether the account sends them automatically. */
export async function readRequestees(event: string): Promise<Requestees> {
  const rows = await listRequestees(pool(), event);
  const enabled = await isAutomatic(pool(), event);
  return { enabled, people: rows.map(({ at, ...row }) => ({ ...row, at: at?.toISOString() ?? null })) };
}
