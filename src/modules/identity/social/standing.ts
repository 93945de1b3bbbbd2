import type { RequestContext } from '@/core/http/request-context';
import { findPerson } from '@/modules/identity/people-repo';
import { type Candidate, candidateCookie } from './social-cookies';

/** Who stands before the last question, and which it is: the password of their account, or the rest of a new one. */
export interface Standing {
  candidate: Candidate;
  asks: 'password' | 'sign_up';
}

/** Who came back from another place in this browser and has not answered yet; null: nobody, or too long ago. */
export async function standingOf(
  context: Pick<RequestContext, 'sessionId' | 'cookies'>,
): Promise<Standing | null> {
  const candidate = candidateCookie.read(context.sessionId ?? '', context.cookies);
  if (!candidate) return null;
  const { email } = candidate.who;
  const known = email !== null && (await findPerson(email)) !== null;
  return { candidate, asks: known ? 'password' : 'sign_up' };
}
