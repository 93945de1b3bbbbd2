import { Refused } from '../server/api';
import { Problem } from '../texts/say';

const LINE = /^(E[A-Z]+|ERR_[A-Z_]+|HPE_[A-Z_]+)$/;

/** Returns the sentence for what an action of the page threw. */
export function sayable(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { message } = error as Error;
  if (error instanceof Refused) {
    // The page itself works with projects alone.
    if (error.code === 'SCOPE_MISSING') return new Problem('scope_projects');
    return new Problem('server_said', { text: message });
  }
  const { code = '' } = error as NodeJS.ErrnoException;
  return LINE.test(code) ? new Problem('server_silent') : new Problem('server_said', { text: message });
}
