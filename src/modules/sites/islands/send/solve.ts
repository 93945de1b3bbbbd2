import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Computes a proof of work, which slows down spam, and returns its token. Takes a second or two. */
export async function solveCaptcha(): Promise<string> {
  const answer = await fetch('/captcha', { headers: { Accept: 'application/json' } });
  const { challenge } = (await answer.json()) as { challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
