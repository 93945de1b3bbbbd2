import { pool } from '@/core/db/pool';
import { documentWithProse } from '../prose';
import { findLiveSite, type LiveSite } from '../queries/sites';
import { markUntouched, withoutSamples } from '../rules/samples';
import { sampleStarters } from '../starters';

/**
 * Returns the site of an account (`null`: the platform's own) in its published state, without samples; null if the
 * account has no site.
 */
export async function findLive(account: string | null): Promise<LiveSite | null> {
  const found = await findLiveSite(pool(), account);
  return (
    found && {
      ...found,
      live: found.live && withoutSamples(markUntouched(documentWithProse(found.live), sampleStarters())),
    }
  );
}
