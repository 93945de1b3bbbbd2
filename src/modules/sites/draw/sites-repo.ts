import { pool } from '@/core/db/pool';
import type { SiteDocument } from '../rules/document';
import { withoutSamples } from '../rules/samples';

/** What visitors see of a site. */
export interface LiveSite {
  id: string;
  account: string | null;
  live: SiteDocument | null;
  published_at: Date | null;
}

/** The site of an account (`null`: the platform's own) with what visitors see, never a sample; null where none was begun. */
export async function findLive(account: string | null): Promise<LiveSite | null> {
  const { rows } = await pool().query<LiveSite>({
    name: 'site-live',
    text: 'select id, account_id as account, live, published_at from sites where account_id is not distinct from $1::uuid',
    values: [account],
  });
  const [found] = rows;
  return found ? { ...found, live: found.live && withoutSamples(found.live) } : null;
}
