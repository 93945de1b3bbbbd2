import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { takeRate } from '@/core/http/count-rates';
import type { Entered } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';

/** Name and e-mail a person gives; both may be left out. */
export interface Introduction {
  name?: string | undefined;
  email?: string | undefined;
}

/**
 * Keeps what a client who entered by the code says of themselves; saying nothing is skipping it, and they are not asked
 * again. It is written on their grant alone: an address proves no identity, so one that a client of the studio has binds nothing,
 * opens nothing and shows nothing of them. Throws FORBIDDEN for who is known by a link or an account, RATE_REACHED.
 */
export async function introduceSelf(
  { viewer }: Entered,
  { name, email }: Introduction,
): Promise<{ name: string | null; email: string | null }> {
  const { grant } = viewer;
  if (allow(viewer.role, 'person.introduce') === 'none') throw new KeepersError('FORBIDDEN');
  // The studio's own people are known by their account.
  if (!grant) return { name: viewer.name, email: null };
  if (grant.client_id || grant.user_id) throw new KeepersError('FORBIDDEN');
  await takeRate('introduction', grant.id);
  const { rows } = await pool().query<{ name: string | null; email: string | null }>(
    `update grants set name = coalesce($2, name), email = coalesce($3, email), introduced_at = coalesce(introduced_at, now()),
            updated_at = now()
      where id = $1 and client_id is null and user_id is null returning name, email`,
    [grant.id, name || null, email || null],
  );
  if (!rows[0]) throw new KeepersError('FORBIDDEN');
  return rows[0];
}
