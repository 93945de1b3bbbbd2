/** Errors of connected programs; the comment of each says when it occurs. */
export const DEVICE_ERRORS = {
  /** The device token lacks the scope of this request: pair the program again, with that scope. */
  SCOPE_MISSING: { status: 403, field: 'base', params: ['scope'] },
  /** A program asks for its token before the photographer has decided about its code. */
  AUTHORIZATION_PENDING: { status: 400, field: 'base', params: [] },
  /** A program asks for its token more often than the interval allows; the interval is longer from now on. */
  SLOW_DOWN: { status: 400, field: 'base', params: [] },
  /** The code of a program has expired, was used, or never existed: ask for another one. */
  EXPIRED_TOKEN: { status: 400, field: 'base', params: [] },
  /** The photographer refused the program's code. */
  ACCESS_DENIED: { status: 400, field: 'base', params: [] },
  /** The code typed to connect a program is wrong or has expired. */
  WRONG_USER_CODE: { status: 422, field: 'code', params: [] },
} as const;
