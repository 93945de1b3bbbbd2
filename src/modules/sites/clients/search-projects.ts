import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { countTry, guardTries } from '@/core/http/tries';
import { normaliseCode } from '@/modules/access/rules/project-code';
import { searchShown } from './queries';

/** Kind under which wrong searches are counted, because a search may be a guessed code. */
const KIND = 'search';

/**
 * Returns the project with this code or name, among those that the studio's site shows; on the platform's host
 * (`account: null`) among all accounts', by the complete name. Throws TOO_MANY_TRIES and
 * WRONG_PROJECT_CODE, whose message names the spelling: this field is for a name.
 */
export async function searchProjects(
  who: Parameters<typeof guardTries>[1],
  { account, q, proof }: { account: string | null; q: string; proof?: string | undefined },
): Promise<string> {
  await guardTries(KIND, who, proof);
  const name = q.trim().replace(/\s+/g, ' ').toLowerCase();
  const found = await searchShown(pool(), { account, code: normaliseCode(q), name });
  if (found) return `/events/${found}`;
  await countTry(KIND, who);
  throw new KeepersError('WRONG_PROJECT_CODE', {}, { q: 'no_public_gallery' });
}
