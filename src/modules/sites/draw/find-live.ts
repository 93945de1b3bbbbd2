import { pool } from '@/core/db/pool';
import { findLiveSite, type LiveSite } from '../queries/sites';
import { markUntouched, withoutSamples } from '../rules/samples';
import { sampleStarters, starterWords } from '../starters';

/**
 * Returns the site of an account (`null`: the platform's own) in its published state, without samples; null if the
 * account has no site. Its Markdown stays Markdown: what is rendered of it is converted then, a page at a time.
 */
export async function findLive(account: string | null): Promise<LiveSite | null> {
  const found = await findLiveSite(pool(), account);
  return (
    found && {
      ...found,
      live: found.live && withoutSamples(markUntouched(found.live, sampleStarters()), starterWords()),
    }
  );
}
