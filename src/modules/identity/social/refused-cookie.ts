import { type ErrorCode, type ErrorParams, isErrorCode } from '@/core/errors/errors';
import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_refused';
const MINUTES = 10;

/**
 * The error that a page shows above its form after a redirect with `?refused=1`: a cookie carries it, not the address.
 */
export interface Refused {
  code: ErrorCode;
  params: ErrorParams;
}

export const refusedCookie = (refused: Refused): string =>
  setCookie(COOKIE, JSON.stringify(refused), { maxAge: MINUTES * 60 }).replace('Path=/', 'Path=/users');

/** Returns why the browser was redirected here; null without a redirect. */
export function readRefused(cookies: Map<string, string>, asked: string | null | undefined): Refused | null {
  if (asked !== '1') return null;
  try {
    const { code, params } = JSON.parse(cookies.get(COOKIE) ?? '') as Partial<Refused>;
    return isErrorCode(code) ? { code, params: params ?? {} } : null;
  } catch {
    return null;
  }
}
