/**
 * Every error of the product, once. A code never changes; its message is `errors.<CODE>` in the message files.
 * Codes in capitals are answers of their own; those in small letters describe one field of an `INVALID_INPUT`.
 * `field` is where the message stands in `errors` on the wire; `params` are the arguments of its message.
 */
export const ERRORS = {
  // Who is asking
  UNAUTHENTICATED: { status: 401, field: 'base', params: [] },
  SESSION_EXPIRED: { status: 401, field: 'base', params: [] },
  FORBIDDEN: { status: 403, field: 'base', params: [] },
  NOT_FOUND: { status: 404, field: 'base', params: [] },
  INVALID_LOGIN: { status: 422, field: 'base', params: [] },
  ACCOUNT_LOCKED: { status: 422, field: 'base', params: [] },
  ACCOUNT_INACTIVE: { status: 422, field: 'base', params: ['reason'] },
  LAST_TRY_BEFORE_LOCK: { status: 422, field: 'base', params: [] },
  CONFIRM_EMAIL_FIRST: { status: 422, field: 'base', params: [] },
  LINK_NOT_VALID: { status: 422, field: 'base', params: [] },
  SAME_EMAIL: { status: 422, field: 'email', params: [] },
  WRONG_CODE: { status: 422, field: 'code', params: [] },
  PASSKEY_NOT_USABLE: { status: 422, field: 'base', params: [] },
  WRONG_PASSWORD: { status: 422, field: 'password', params: [] },
  SOCIAL_CANCELLED: { status: 422, field: 'base', params: [] },
  SOCIAL_DOWN: { status: 503, field: 'base', params: [] },
  SOCIAL_STATE: { status: 422, field: 'base', params: [] },
  SOCIAL_FAILED: { status: 422, field: 'base', params: [] },
  SOCIAL_TAKEN: { status: 422, field: 'base', params: [] },

  // The request itself
  /** What a feature refuses in a sentence of its own, in the reader's language. */
  REFUSED: { status: 422, field: 'base', params: ['reason'] },
  /** An operator writes a record that operations alone write (docs/decisions/0005-who-writes-what.md). */
  RECORD_READ_ONLY: { status: 403, field: 'base', params: [] },
  METHOD_NOT_ALLOWED: { status: 405, field: 'base', params: [] },
  STALE: { status: 409, field: 'base', params: [] },
  BODY_TOO_LARGE: { status: 413, field: 'base', params: [] },
  BODY_TOO_SLOW: { status: 408, field: 'base', params: [] },
  UNSUPPORTED_TYPE: { status: 415, field: 'base', params: [] },
  INVALID_INPUT: { status: 422, field: 'base', params: [] },
  INVALID_CSRF_TOKEN: { status: 422, field: 'base', params: [] },
  INVALID_SIGNATURE: { status: 401, field: 'base', params: [] },
  REPORT_REPEATED: { status: 409, field: 'base', params: [] },
  TOO_MANY_TRIES: { status: 429, field: 'base', params: ['minutes'] },
  PROOF_NEEDED: { status: 422, field: 'recaptcha_token', params: [] },
  TOO_MANY_LINES: { status: 429, field: 'base', params: [] },
  RATE_REACHED: { status: 429, field: 'base', params: ['minutes'] },
  INTERNAL_ERROR: { status: 500, field: 'base', params: [] },
  UNAVAILABLE: { status: 503, field: 'base', params: [] },
  /** `what` could not be saved: a photo, a choice, a comment, or anything else. */
  STORAGE_FULL: { status: 503, field: 'base', params: ['what'] },

  // Entering a project
  WRONG_PROJECT_CODE: { status: 422, field: 'code', params: [] },
  WRONG_SELECTION_PASSWORD: { status: 422, field: 'selection_password', params: [] },
  PROJECT_EXPIRED: { status: 403, field: 'base', params: [] },
  GALLERY_PAUSED: { status: 403, field: 'base', params: [] },
  PROJECT_NOT_OPEN: { status: 403, field: 'base', params: [] },

  // Selection
  SELECTION_LIMIT_REACHED: { status: 422, field: 'base', params: ['maxphotos', 'product'] },
  SELECTION_DONE: { status: 409, field: 'base', params: [] },
  PRODUCT_NOT_OPEN: { status: 422, field: 'base', params: ['product', 'day'] },
  PRODUCT_CLOSED: { status: 422, field: 'base', params: ['product', 'day'] },
  PICK_NOT_AMONG: { status: 422, field: 'base', params: ['product', 'among'] },
  PICK_HELD: { status: 422, field: 'base', params: ['product', 'holders'] },
  NO_PRODUCTS: { status: 422, field: 'base', params: [] },

  // Photographs
  NOT_A_PHOTOGRAPH: { status: 415, field: 'base', params: ['format'] },
  FILE_TOO_LARGE: { status: 413, field: 'base', params: [] },
  PIXELS_TOO_MANY: { status: 413, field: 'base', params: [] },
  PHOTO_BROKEN: { status: 422, field: 'base', params: [] },
  PHOTO_NOT_DRAWN: { status: 422, field: 'base', params: [] },
  CHECKSUM_MISMATCH: { status: 422, field: 'base', params: [] },
  PHOTO_LIMIT_REACHED: { status: 422, field: 'base', params: [] },
  HIDDEN_BY_ACCOUNT: { status: 403, field: 'base', params: [] },
  PICKS_WOULD_BE_LOST: { status: 422, field: 'base', params: ['count'] },

  // Watermarks
  WATERMARK_NOT_USABLE: { status: 422, field: 'watermark', params: [] },
  LOGO_NOT_USABLE: { status: 422, field: 'logo', params: [] },
  WATERMARK_TOO_NARROW: { status: 422, field: 'watermark_position', params: ['pixels', 'width'] },

  // Downloads
  DOWNLOAD_NOT_ALLOWED: { status: 403, field: 'base', params: [] },
  SELECTION_NOT_DONE: { status: 403, field: 'base', params: [] },
  DOWNLOAD_LIMIT_REACHED: { status: 403, field: 'base', params: [] },
  SIZE_NOT_OFFERED: { status: 422, field: 'size', params: [] },
  DOWNLOAD_CHANGED: { status: 409, field: 'base', params: [] },
  NOTHING_TO_DOWNLOAD: { status: 422, field: 'base', params: [] },

  // The studio
  PHASE_NOT_REACHED: { status: 422, field: 'base', params: [] },
  PROJECT_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  PROJECT_ARCHIVED: { status: 422, field: 'base', params: [] },
  NO_EXPIRY: { status: 422, field: 'base', params: [] },
  FILTER_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  PRESET_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  BRAND_REQUIRED: { status: 422, field: 'base', params: [] },
  BRAND_IN_USE: { status: 422, field: 'base', params: [] },
  BRAND_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  CLIENT_EMAIL_MISSING: { status: 422, field: 'email', params: [] },
  CLIENT_DETAILS_MISSING: { status: 422, field: 'details', params: [] },
  TOO_MANY_MAIL_ERRORS: { status: 422, field: 'email', params: [] },
  NOT_A_TABLE: { status: 422, field: 'text', params: [] },
  TABLE_TOO_LONG: { status: 422, field: 'text', params: ['limit'] },
  TABLE_TOO_WIDE: { status: 422, field: 'text', params: ['limit'] },
  TABLE_TOO_MANY_ROWS: { status: 422, field: 'text', params: ['limit'] },
  DEPENDENT_RECORDS: { status: 422, field: 'base', params: [] },
  PAGE_NOT_ADMINISTERED: { status: 422, field: 'page', params: [] },

  // Messages and the installation
  MAIL_NOT_RESENDABLE: { status: 422, field: 'base', params: [] },
  MAIL_LINK_GONE: { status: 422, field: 'base', params: [] },
  NO_MAIL_SERVER: { status: 422, field: 'base', params: [] },
  JOB_NOT_THERE: { status: 409, field: 'base', params: [] },

  // A studio's people
  /** Signing up with an address an account has: the form leads to signing in. */
  EMAIL_TAKEN: { status: 422, field: 'email', params: [] },
  ALREADY_IN_TEAM: { status: 422, field: 'email', params: [] },
  WORKS_ELSEWHERE: { status: 422, field: 'email', params: [] },
  OWNER_STAYS: { status: 422, field: 'base', params: [] },
  LAST_OWNER: { status: 422, field: 'studio', params: [] },
  OTHER_OWNERS: { status: 422, field: 'studio', params: [] },
  LAST_OPERATOR: { status: 422, field: 'base', params: [] },
  TOO_MANY_INVITATIONS: { status: 422, field: 'base', params: ['limit'] },
  WEBHOOK_ADDRESS: { status: 422, field: 'url', params: [] },
  WEBHOOK_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  WEBHOOK_OFF: { status: 422, field: 'base', params: [] },
  TEMPLATE_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },

  // One field of a form
  blank: { status: 422, field: 'base', params: [] },
  invalid: { status: 422, field: 'base', params: [] },
  unknown_field: { status: 422, field: 'base', params: [] },
  taken: { status: 422, field: 'base', params: [] },
  too_long: { status: 422, field: 'base', params: ['count'] },
  too_short: { status: 422, field: 'base', params: ['count'] },
  wrong_length: { status: 422, field: 'base', params: ['count'] },
  not_a_number: { status: 422, field: 'base', params: [] },
  not_an_integer: { status: 422, field: 'base', params: [] },
  greater_than: { status: 422, field: 'base', params: ['count'] },
  greater_than_or_equal_to: { status: 422, field: 'base', params: ['count'] },
  less_than: { status: 422, field: 'base', params: ['count'] },
  less_than_or_equal_to: { status: 422, field: 'base', params: ['count'] },
  confirmation: { status: 422, field: 'base', params: ['attribute'] },
  invalid_email: { status: 422, field: 'base', params: [] },
  invalid_phone: { status: 422, field: 'base', params: [] },
  phone_needs_country: { status: 422, field: 'base', params: [] },
  unknown_placeholder: { status: 422, field: 'base', params: ['name'] },
  leads_round: { status: 422, field: 'base', params: [] },
  picks_outside: { status: 422, field: 'base', params: ['count'] },
  above_maximum: { status: 422, field: 'base', params: [] },
  needs_limit: { status: 422, field: 'base', params: [] },
  ends_before: { status: 422, field: 'base', params: [] },
  invalid_subdomain: { status: 422, field: 'base', params: [] },
} as const satisfies Record<string, ErrorSpec>;

/** What is fixed about one error. */
export interface ErrorSpec {
  status: number;
  field: string;
  params: readonly string[];
}

/** A code of the catalogue. */
export type ErrorCode = keyof typeof ERRORS;

/** The arguments the message of a code needs. */
export type ParamsOf<C extends ErrorCode> = {
  [K in (typeof ERRORS)[C]['params'][number]]: string | number;
};
