import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { countTry, guardTries } from '@/core/http/tries';
import { normaliseCode } from '@/modules/access/rules/project-code';

/** Kind under which wrong searches are counted, because a search may be a guessed code. */
const KIND = 'search';

const OPEN = `e.deleted_at is null and (e.available_public or e.listed) and e.published_at is not null
  and e.archived_at is null and (e.expires_at is null or e.expires_at > now())`;
const FOLDED = `lower(regexp_replace(e.name, '\\s+', ' ', 'g'))`;

/**
 * Returns the project with this code or name, among those that the studio's site shows; on the platform's host
 * (`account: null`) among all accounts', by the complete name. Throws WRONG_PROJECT_CODE, TOO_MANY_TRIES.
 */
export async function searchProjects(
  who: Parameters<typeof guardTries>[1],
  { account, q, proof }: { account: string | null; q: string; proof?: string | undefined },
): Promise<string> {
  await guardTries(KIND, who, proof);
  const name = q.trim().replace(/\s+/g, ' ').toLowerCase();
  const { rows } = await pool().query<{ id: string }>(
    `select e.id from events e
      where ${OPEN} and ($1::uuid is null or e.account_id = $1)
        and (e.code = $2 or ${FOLDED} = $3 or ($1 is not null and length($3) > 1 and position($3 in ${FOLDED}) > 0))
      order by (e.code = $2) desc, (${FOLDED} = $3) desc, (position($3 in ${FOLDED}) = 1) desc, e.published_at desc, e.id
      limit 1`,
    [account, normaliseCode(q), name],
  );
  if (rows[0]) return `/events/${rows[0].id}`;
  await countTry(KIND, who);
  throw new KeepersError('WRONG_PROJECT_CODE', {}, { q: 'WRONG_PROJECT_CODE' });
}
