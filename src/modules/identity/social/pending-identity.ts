import type { RequestContext } from '@/core/http/request-context';
import { findPerson } from '@/modules/identity/queries/people';
import { type Candidate, candidateCookie } from './social-cookies';

/** The pending identity and the missing step: the password of its account, or the fields of a new one. */
export interface PendingIdentity {
  candidate: Candidate;
  asks: 'password' | 'sign_up';
}

/** Returns the pending identity of this browser; null without one, or after it expired. */
export async function findPendingIdentity(
  context: Pick<RequestContext, 'sessionId' | 'cookies'>,
): Promise<PendingIdentity | null> {
  const candidate = candidateCookie.read(context.sessionId ?? '', context.cookies);
  if (!candidate) return null;
  const { email } = candidate.who;
  const known = email !== null && (await findPerson(email)) !== null;
  return { candidate, asks: known ? 'password' : 'sign_up' };
}
