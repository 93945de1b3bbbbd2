import { isId } from '@plugins/kit/server/database';
import { mailboxKey, readMailboxKey } from '@plugins/kit/server/internal';
import { isSigned, sign } from '@plugins/kit/server/people';

type Purpose = 'review.own';
/** Which address of a client a mail was sent to. */
type Mailbox = 'client' | 'additional';

const SIGNATURE_LENGTH = 22;

function read(purpose: Purpose, token: string | undefined): string | null {
  const [id = '', mark = ''] = (token ?? '').split('.');
  return isId(id) && isSigned(purpose, id, mark, SIGNATURE_LENGTH) ? id : null;
}

const write = (purpose: Purpose, id: string): string => `${id}.${sign(purpose, id, SIGNATURE_LENGTH)}`;

/** Returns the address where its author reads and may withdraw a review. */
export const ownPath = (review: string): string => `/reviews/own?w=${write('review.own', review)}`;
/** Returns the review of such an address; null if we did not sign it. */
export const readOwn = (token: string | undefined): string | null => read('review.own', token);

/** Returns the token of a request: opens its form without access to the gallery, and unsubscribes. */
export function requestToken(request: string, box: Mailbox = 'client'): string {
  const key = mailboxKey({ kind: box, id: request });
  return `${key}.${sign('review.request', key, SIGNATURE_LENGTH)}`;
}
/** Returns the one-click unsubscribe address for mail programs; a browser is redirected to the page. */
export const leavePath = (request: string, box: Mailbox = 'client'): string =>
  `/review_requests/leave?r=${requestToken(request, box)}`;
/** Returns the request of a token, and the client's address it was sent to; null if we did not sign it. */
export function readRequest(token: string | undefined): { id: string; box: Mailbox } | null {
  const [key = '', mark = ''] = (token ?? '').split('.');
  const { kind, id } = readMailboxKey(key);
  const ours = kind !== 'grant' && isId(id) && isSigned('review.request', key, mark, SIGNATURE_LENGTH);
  return ours ? { id, box: kind } : null;
}
