import { env } from '@/core/env';
import { listSealed, listSealedAfter, releaseRow, replaceSealed, SEALED } from './queries';
import { isSealedBy, reseal } from './seal';

const BATCH = 200;

/** How many sealed texts are not yet sealed by today's secret. */
export async function countFormer(secret = env().secret): Promise<number> {
  let count = 0;
  for (const place of SEALED) {
    const rows = await listSealed(place);
    count += rows.filter(({ sealed }) => !isSealedBy(secret, sealed)).length;
  }
  return count;
}

const isLost = (sealed: string, secrets: readonly string[]) =>
  !secrets.some((secret) => isSealedBy(secret, sealed));

/**
 * Deletes what none of the secrets opens, after a leaked one was dropped: people keep their password, and set up their
 * code apps again. Returns how many rows it found.
 */
export async function releaseLost(secrets = [env().secret, ...env().formerSecrets]): Promise<number> {
  let released = 0;
  for (const place of SEALED) {
    const rows = await listSealed(place);
    for (const { id, sealed } of rows) {
      if (!isLost(sealed, secrets)) continue;
      await releaseRow(place, id);
      released += 1;
    }
  }
  return released;
}

/**
 * Reseals by today's secret what former ones sealed: row by row, and only where it is still unchanged, so that a
 * concurrent change is not overwritten. Can run twice, and in two places. Returns how many it sealed.
 */
export async function resealAll(
  secrets: readonly [string, ...string[]] = [env().secret, ...env().formerSecrets],
): Promise<number> {
  let sealed = 0;
  for (const place of SEALED) {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const rows = await listSealedAfter(place, after, BATCH);
      for (const { id, sealed: text } of rows) {
        if (isLost(text, secrets)) continue;
        const resealed = reseal(place.purpose, id, text, secrets);
        if (resealed === text) continue;
        if (await replaceSealed(place, id, { was: text, now: resealed })) sealed += 1;
      }
      const last = rows.at(-1)?.id;
      if (!last || rows.length < BATCH) break;
      after = last;
    }
  }
  return sealed;
}
