import { pool } from '@/core/db/pool';
import { seal, unseal } from '@/core/secrets/seal';
import type { OpenConnection } from './payment-contract';
import { type ConnectionRow, readConnection } from './queries/connections';

/** What the secrets of connections are sealed for. */
const SETTINGS = 'payment-settings';
const HEARING = 'payment-hearing';

/** Seals a connection's secrets for its row. */
export const sealConnection = (
  id: string,
  { settings, hearing }: Pick<OpenConnection, 'settings' | 'hearing'>,
): { settings: string; hearing: string | null } => ({
  settings: seal(SETTINGS, id, JSON.stringify(settings)),
  hearing: hearing === null ? null : seal(HEARING, id, hearing),
});

/** Opens a stored connection; without settings where no secret of the installation opens them any more. */
export const openRow = ({ id, mode, settings, hearing, provider }: ConnectionRow): OpenConnection => ({
  id,
  mode,
  settings: settings ? (JSON.parse(unseal(SETTINGS, id, settings)) as Record<string, string>) : {},
  provider,
  hearing: hearing === null ? null : unseal(HEARING, id, hearing),
});

/** Opens the connection of a payment, also one that has ended; null for a payment without one. */
export async function openById(id: string | null): Promise<OpenConnection | null> {
  const row = id === null ? null : await readConnection(pool(), id);
  return row && openRow(row);
}
