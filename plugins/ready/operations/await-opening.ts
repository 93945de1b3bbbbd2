import { KeepersError } from '@plugins/kit/server';
import { pool, uuidv7 } from '@plugins/kit/server/database';
import { takeRate } from '@plugins/kit/server/people';
import { findEvent, openNow } from '@plugins/kit/server/projects';
import { errorOf } from '@plugins/kit/server/rules';
import { currentWait, keepRequest } from '../queries';
import { projectNamed, provedBy } from './awaiting-pass';

/** Who sends an address without a grant, and from where. */
interface Awaiting {
  pass: string;
  email: string;
  locale: 'en' | 'he';
  /** The account whose site's host was requested; null on the platform's. */
  site: string | null;
  /** The browser's session. */
  trySession: string;
}

/**
 * Stores the address of a person who was shown the page of a project that is not open: mailed once, when it is open with
 * photographs. `ready`: it has opened meanwhile; `wait`: the project's current wait. Throws NOT_FOUND for an invalid pass, for one whose grant, invitation or code
 * is no longer valid, and on another studio's host, PROJECT_EXPIRED, GALLERY_PAUSED, and RATE_REACHED for too many addresses of one browser or project.
 */
export async function awaitOpening(sent: Awaiting): Promise<{ ready: boolean; wait?: string | null }> {
  const id = projectNamed(sent.pass);
  const event = id ? await findEvent(id) : null;
  const by = event && provedBy(event, sent.pass);
  if (!by || (sent.site !== null && sent.site !== event.account_id)) throw new KeepersError('NOT_FOUND');
  const open = openNow(event);
  if (open.allowed) return { ready: true };
  if (open.code !== 'PROJECT_NOT_OPEN') throw errorOf(open);
  if (event.paused) throw new KeepersError('GALLERY_PAUSED');
  await takeRate('introduction', `${event.id} ${sent.trySession}`);
  await takeRate('awaiting', event.id);
  const kept = await keepRequest(pool(), {
    id: uuidv7(),
    account: event.account_id,
    event: event.id,
    grant: by !== 'code' && 'grant' in by ? by.grant : null,
    invitation: by !== 'code' && 'invitation' in by ? by.invitation : null,
    code: by === 'code' ? event.code : null,
    email: sent.email.toLowerCase(),
    locale: sent.locale,
  });
  if (!kept) throw new KeepersError('NOT_FOUND');
  return { ready: false, wait: await currentWait(pool(), event.id) };
}
