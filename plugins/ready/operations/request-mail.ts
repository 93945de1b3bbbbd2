import { KeepersError } from '@plugins/kit/server';
import { pool, uuidv7 } from '@plugins/kit/server/database';
import { type Authorized, takeRate } from '@plugins/kit/server/people';
import { hasPhotographs, keepRequest } from '../queries';

/**
 * Stores an address that is mailed once, when the project has photographs. Throws FORBIDDEN without a grant, and
 * RATE_REACHED for too many addresses of one person.
 */
export async function requestMail(
  { event, viewer }: Authorized,
  { email, locale }: { email: string; locale: 'en' | 'he' },
): Promise<{ ready: boolean }> {
  if (!viewer.grant) throw new KeepersError('FORBIDDEN');
  if (await hasPhotographs(pool(), event.id)) return { ready: true };
  await takeRate('introduction', viewer.grant.id);
  await keepRequest(pool(), {
    id: uuidv7(),
    account: event.account_id,
    event: event.id,
    grant: viewer.grant.id,
    invitation: null,
    code: null,
    email: email.toLowerCase(),
    locale,
  });
  return { ready: false };
}
