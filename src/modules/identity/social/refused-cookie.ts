import { type ErrorCode, type ErrorParams, isErrorCode } from '@/core/errors/errors';
import { setCookie } from '@/core/http/cookies';

const COOKIE = 'keepers_refused';
const MINUTES = 10;

/** What a page says above its form when a redirect led to it with `?refused=1`: nothing of it stands in an address. */
export interface Refused {
  code: ErrorCode;
  params: ErrorParams;
}

export const refusedCookie = (refused: Refused): string =>
  setCookie(COOKIE, JSON.stringify(refused), { maxAge: MINUTES * 60 }).replace('Path=/', 'Path=/users');

/** Why the browser was led here; null where it came by itself. */
export function readRefused(cookies: Map<string, string>, asked: string | null | undefined): Refused | null {
  if (asked !== '1') return null;
  try {
    const { code, params } = JSON.parse(cookies.get(COOKIE) ?? '') as Partial<Refused>;
    return isErrorCode(code) ? { code, params: params ?? {} } : null;
  } catch {
    return null;
  }
}
