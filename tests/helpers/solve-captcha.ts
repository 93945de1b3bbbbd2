import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Browser } from './browser';

/** Solves the proof of work as a browser does, and returns the token. */
export async function solveFor(browser: Browser): Promise<string> {
  const { challenge } = (await browser.get('/captcha')).json as unknown as { challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
