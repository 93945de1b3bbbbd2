import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import type { TextKey } from '../texts/say';
import { Problem } from '../texts/say';
import { Refused } from './api';

const OWN_NETWORK =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1|f[cd][0-9a-f]{2}:|fe80:))/;

/** Whether a host is this computer, or of its own network, where sites often have no certificate. */
export function isNear(hostname: string): boolean {
  if (isIP(hostname) || hostname.startsWith('[')) return OWN_NETWORK.test(hostname);
  return !hostname.includes('.') || /\.(localhost|local|lan|internal)$/.test(hostname);
}

/**
 * Returns the origins at which the site may be that a person typed, first the one to try first: paths are left out, and
 * without a scheme it is https, then http for what is near. Throws a `Problem` for anything else than a web address.
 */
export function originsOf(typed: string): string[] {
  const text = typed.trim();
  const scheme = /^(https?):\/\//i.exec(text)?.[1]?.toLowerCase();
  try {
    if (!scheme && /^[a-z][a-z\d+.-]*:\/\//i.test(text)) throw new Error('Another scheme');
    const { hostname, host } = new URL(scheme ? text : `https://${text}`);
    if (/[\s_%]/.test(hostname)) throw new Error('No host');
    const https = `https://${host}`;
    // The default port of https is none of http's.
    const http = new URL(scheme ? text.replace(/^https/i, 'http') : `http://${text}`).origin;
    if (scheme === 'https') return [https];
    if (scheme === 'http') return [http];
    return isNear(hostname) ? [https, http] : [https];
  } catch {
    throw new Problem('bad_address');
  }
}

const LINE: Record<string, TextKey> = {
  ENOTFOUND: 'no_such_site',
  EAI_AGAIN: 'no_such_site',
  EPROTO: 'not_secure',
  ERR_SSL_WRONG_VERSION_NUMBER: 'not_secure',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'not_secure',
};
const CERTIFICATE = /CERT|ISSUER|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/;

/** Returns the sentence for a request to `origin` that failed. */
export function explain(error: unknown, origin: string): Problem {
  const { host } = new URL(origin);
  const problem = (key: TextKey) => new Problem(key, { host });
  if (error instanceof Problem) return error;
  if (error instanceof Refused) {
    if (error.status >= 300 && error.status < 400) return problem('site_moved');
    if (error.status === 429 || error.status >= 500) return problem('site_busy');
    return problem('not_keepers');
  }
  // An answer that is no JSON.
  if (error instanceof SyntaxError || error instanceof TypeError) return problem('not_keepers');
  const { code = '' } = error as NodeJS.ErrnoException;
  if (CERTIFICATE.test(code)) return problem('bad_certificate');
  return problem(LINE[code] ?? (code.startsWith('HPE_') ? 'not_keepers' : 'no_answer'));
}

/**
 * Calls with each origin until one answers as Keepers does. Throws the first `Problem`, or the next one where that says no
 * more than that https is not spoken; after a bad certificate nothing less safe is tried.
 */
export async function tryOrigins<T>(
  origins: readonly string[],
  call: (origin: string) => Promise<T>,
): Promise<T> {
  let problem: Problem | null = null;
  for (const origin of origins)
    try {
      return await call(origin);
    } catch (error) {
      const found = explain(error, origin);
      if (!problem || problem.key === 'not_secure') problem = found;
      if (found.key === 'bad_certificate') break;
    }
  throw problem ?? new Problem('bad_address');
}

/** Returns the address that the download carries, in `site.json` beside the program; null without. */
export function siteBeside(program: string | undefined): string | null {
  if (!program) return null;
  try {
    const { site } = JSON.parse(readFileSync(path.join(path.dirname(program), 'site.json'), 'utf8')) as {
      site?: unknown;
    };
    return typeof site === 'string' ? (originsOf(site)[0] ?? null) : null;
  } catch {
    return null;
  }
}
