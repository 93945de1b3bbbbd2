import { dependencies, version } from '@root/package.json';
import { env } from '@/core/env';
import { roomAt } from '@/core/process/room';
import { type Finding, ok } from './finding';

const MENDS = { ok: undefined, look: 'disk_tight', broken: 'disk_full' } as const;

/** Room on the disk the data folder lies on. */
export function checkDisk(): Finding {
  const { free, state } = roomAt(env().dataDir);
  return { part: 'disk', state, says: 'disk', params: { free: (free / 1e9).toFixed(1) }, mend: MENDS[state] };
}

/** What runs here. */
export function checkVersions(): Finding {
  return ok('versions', 'versions', {
    keepers: version,
    node: process.versions.node,
    payload: dependencies.payload,
    next: dependencies.next,
  });
}
