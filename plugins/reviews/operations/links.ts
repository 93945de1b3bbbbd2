import { isId } from '@plugins/kit/server/database';
import { mailboxKey, readMailboxKey } from '@plugins/kit/server/mail';
import { isSigned, sign } from '@plugins/kit/server/people';

type Purpose = 'review.own';
/** The address of a client that was written to. */
type Mailbox = 'client' | 'additional';

const MARK = 22;

function read(purpose: Purpose, token: string | undefined): string | null {
  const [id = '', mark = ''] = (token ?? '').split('.');
  return isId(id) && isSigned(purpose, id, mark, MARK) ? id : null;
}

const write = (purpose: Purpose, id: string): string => `${id}.${sign(purpose, id, MARK)}`;

/** The address at which whoever wrote a review reads it again and may take it back. */
export const ownPath = (review: string): string => `/reviews/own?w=${write('review.own', review)}`;
/** The review an address like that is of; null where it is not ours. */
export const readOwn = (token: string | undefined): string | null => read('review.own', token);

/** What stands for a request: opens its form without a way into the gallery, and ends such messages. */
export function requestToken(request: string, box: Mailbox = 'client'): string {
  const key = mailboxKey({ kind: box, id: request });
  return `${key}.${sign('review.request', key, MARK)}`;
}
/** Where a mail program's own button ends such messages; opened in a browser it leads to the page about it. */
export const leavePath = (request: string, box: Mailbox = 'client'): string =>
  `/review_requests/leave?r=${requestToken(request, box)}`;
/** The request a token stands for, and which of the client's addresses it was sent to; null where it is not ours. */
export function readRequest(token: string | undefined): { id: string; box: Mailbox } | null {
  const [key = '', mark = ''] = (token ?? '').split('.');
  const { kind, id } = readMailboxKey(key);
  const ours = kind !== 'grant' && isId(id) && isSigned('review.request', key, mark, MARK);
  return ours ? { id, box: kind } : null;
}
