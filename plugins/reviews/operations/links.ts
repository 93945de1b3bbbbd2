import { database, people } from '@plugins/kit/server';

type Purpose = 'review.own' | 'review.request';

const MARK = 22;

function read(purpose: Purpose, token: string | undefined): string | null {
  const [id = '', mark = ''] = (token ?? '').split('.');
  return database.isId(id) && people.isSigned(purpose, id, mark, MARK) ? id : null;
}

const write = (purpose: Purpose, id: string): string => `${id}.${people.sign(purpose, id, MARK)}`;

/** The address at which whoever wrote a review reads it again and may take it back. */
export const ownPath = (review: string): string => `/reviews/own?w=${write('review.own', review)}`;
/** The review an address like that is of; null where it is not ours. */
export const readOwn = (token: string | undefined): string | null => read('review.own', token);

/** What stands for a request: opens its form without a way into the gallery, and ends such messages. */
export const requestToken = (request: string): string => write('review.request', request);
/** Where a mail program's own button ends such messages; opened in a browser it leads to the page about it. */
export const leavePath = (request: string): string => `/review_requests/leave?r=${requestToken(request)}`;
/** The request a token stands for; null where it is not ours. */
export const readRequest = (token: string | undefined): string | null => read('review.request', token);
