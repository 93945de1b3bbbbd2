import type { Session } from '@/core/access/person';
import { accountOf } from '@/core/access/person';
import { parseInput } from '@/core/errors/zod-problems';
import { findAccountName, findDevice, setHeartbeat } from '../queries/tokens';
import { heartbeatSchema, isOlder, needsUpdate, VERSIONS } from '../rules/device';
import { type Release, readRelease } from './read-builds';

/** What a program learns of itself. */
export interface OwnDevice {
  account: { id: string; name: string } | null;
  /** Null for a person in a browser. */
  name: string | null;
  scopes: readonly string[];
  latest_version: string | null;
  minimum_version: string | null;
  needs_update: boolean;
  /** The uploader that a running one may take; null for other programs, and where none is signed. */
  release: Release | null;
}

/** Returns what a program may do, and whether it has to be updated. */
export async function readOwnDevice({ id, user, scopes }: Session): Promise<OwnDevice> {
  const account = accountOf(user);
  const device = scopes ? await findDevice(id) : null;
  const versions = device ? VERSIONS[device.kind] : null;
  const release = device?.kind === 'agent' ? await readRelease() : null;
  const newer = release && versions && isOlder(versions.latest, release.version);
  return {
    account: account ? { id: account, name: await findAccountName(account) } : null,
    name: device?.name ?? null,
    scopes: device?.scopes ?? [],
    latest_version: newer ? release.version : (versions?.latest ?? null),
    minimum_version: versions?.minimum ?? null,
    needs_update: device !== null && needsUpdate(device.kind, device.version),
    release,
  };
}

/** Stores a program's heartbeat, and returns the same. A browser's session stores nothing. Throws INVALID_INPUT. */
export async function keepHeartbeat(session: Session, input: unknown): Promise<OwnDevice> {
  const { version, state } = parseInput(heartbeatSchema, input);
  if (session.scopes) await setHeartbeat(session.id, { version: version ?? null, state });
  return readOwnDevice(session);
}
