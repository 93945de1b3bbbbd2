import { isSigned, randomToken, sign } from '@/core/crypto';

/** Names the browser session; carries no rights. */
export const SESSION_COOKIE = 'keepers_sid';

/** A new session id. */
export const newSessionId = () => randomToken(18);

/** The token a page of this session carries in `<meta name="csrf-token">`. */
export function csrfToken(sessionId: string): string {
  return sign('csrf', sessionId);
}

/** Whether `token` was issued for this session. */
export function csrfValid(sessionId: string | undefined, token: string | null | undefined): boolean {
  return Boolean(sessionId && token && isSigned('csrf', sessionId, token));
}
