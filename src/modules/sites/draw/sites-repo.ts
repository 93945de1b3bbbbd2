import { pool } from '@/core/db/pool';
import { documentWithProse } from '../prose';
import type { SiteDocument } from '../rules/document';
import { markUntouched, withoutSamples } from '../rules/samples';
import { sampleStarters } from '../starters';

/** The published state of a site. */
export interface LiveSite {
  id: string;
  account: string | null;
  live: SiteDocument | null;
  published_at: Date | null;
}

/**
 * Returns the site of an account (`null`: the platform's own) in its published state, without samples; null if the
 * account has no site.
 */
export async function findLive(account: string | null): Promise<LiveSite | null> {
  const { rows } = await pool().query<LiveSite>({
    name: 'site-live',
    text: 'select id, account_id as account, live, published_at from sites where account_id is not distinct from $1::uuid',
    values: [account],
  });
  const [found] = rows;
  return found
    ? {
        ...found,
        live: found.live && withoutSamples(markUntouched(documentWithProse(found.live), sampleStarters())),
      }
    : null;
}
