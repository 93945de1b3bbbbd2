import { pool } from '@plugins/kit/server/database';
import { deriveLook } from '@plugins/kit/server/internal';
import { derivativeKey, storage } from '@plugins/kit/server/photographs';
import { isKeepersError } from '@plugins/kit/server/rules';
import { listUnmeasured, setLikeness, type Unmeasured } from '../queries';

/** Photographs measured at once: each takes a render process some 20 ms. */
const AT_ONCE = 4;

/**
 * Measures the likeness of a gallery's photographs from their stored thumbnails. A missing thumbnail is recorded as
 * not comparable, and not tried again. Idempotent; ends when `signal` aborts.
 */
export async function measureOlder(gallery: string, signal?: AbortSignal): Promise<void> {
  const rows = await listUnmeasured(pool(), gallery);
  for (let from = 0; from < rows.length && !signal?.aborted; from += AT_ONCE)
    await Promise.all(rows.slice(from, from + AT_ONCE).map(measure));
}

async function measure({ id, event_id, sha256, version }: Unmeasured): Promise<void> {
  const key = derivativeKey(event_id, id, version, 's600');
  const look = await lookAt(key);
  await setLikeness(pool(), {
    ...{ id, sha256 },
    likeness: look?.likeness ?? '',
    sharpness: look?.sharpness ?? null,
  });
}

/**
 * Returns null if the thumbnail is missing or unreadable. Throws if the storage does not answer, so that the job is
 * retried.
 */
async function lookAt(key: string) {
  const files = storage();
  if (!(await files.stat(key))) return null;
  try {
    return await files.withLocalFile(key, deriveLook);
  } catch (error) {
    if (isKeepersError(error)) return null;
    throw error;
  }
}
