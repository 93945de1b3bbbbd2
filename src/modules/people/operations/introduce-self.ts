import { KeepersError } from '@/core/errors/errors';
import { takeRate } from '@/core/http/count-rates';
import type { Authorized } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { setIntroduction } from '@/modules/people/queries/entries';

/** Name and e-mail address that a person enters; both are optional. */
export interface Introduction {
  name?: string | undefined;
  email?: string | undefined;
}

/**
 * Saves the name and address of a client who entered by the code; empty fields mean skipping, and the form is not shown
 * again. Written to their grant alone: an address proves no identity, so one of a known client links to nothing and
 * reveals nothing. Throws FORBIDDEN for a person known by a link or an account, RATE_REACHED.
 */
export async function introduceSelf(
  { viewer }: Authorized,
  { name, email }: Introduction,
): Promise<{ name: string | null; email: string | null }> {
  const { grant } = viewer;
  if (allow(viewer.role, 'person.introduce') === 'none') throw new KeepersError('FORBIDDEN');
  // Members of the studio are known by their account.
  if (!grant) return { name: viewer.name, email: null };
  if (grant.client_id || grant.user_id) throw new KeepersError('FORBIDDEN');
  await takeRate('introduction', grant.id);
  const kept = await setIntroduction(grant.id, name || null, email || null);
  if (!kept) throw new KeepersError('FORBIDDEN');
  return kept;
}
