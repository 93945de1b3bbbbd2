import { DEVICE_ERRORS } from './device-errors';
import { ENTRY_ERRORS } from './entry-errors';
import { FIELD_PROBLEMS } from './field-problems';
import { PAYMENT_ERRORS } from './payment-errors';
import { SERVICE_ERRORS } from './service-errors';

/**
 * Every error of the product. A code never changes; its message is `errors.<CODE>` in the message files. Those in lower case
 * describe one field of an `INVALID_INPUT`. `field` is the message's key in the wire's `errors`; `params` its arguments.
 */
export const ERRORS = {
  // Signing in and permissions
  /** A signed-out visitor, or a guest who lacks the permission: signing in may help. */
  UNAUTHENTICATED: { status: 401, field: 'base', params: [] },
  /** The session cookie, or the step of a sign-in, is no longer valid; `path` leads to the sign-in page. */
  SESSION_EXPIRED: { status: 401, field: 'base', params: [] },
  /** The signed-in person or client lacks the permission. */
  FORBIDDEN: { status: 403, field: 'base', params: [] },
  /** The row does not exist, or belongs to another account: both answers are the same. */
  NOT_FOUND: { status: 404, field: 'base', params: [] },
  /** Sign-in with an unknown address or a wrong password. */
  INVALID_LOGIN: { status: 422, field: 'base', params: [] },
  /** Sign-in after too many wrong passwords; a link to unlock is sent by mail. */
  ACCOUNT_LOCKED: { status: 422, field: 'base', params: [] },
  /** Sign-in, with the right password, to an account the operator has deactivated. */
  ACCOUNT_INACTIVE: { status: 422, field: 'base', params: ['reason'] },
  /** A wrong password, after which one more locks the sign-in. */
  LAST_TRY_BEFORE_LOCK: { status: 422, field: 'base', params: [] },
  /** Sign-in, with the right password, before the address was confirmed. */
  CONFIRM_EMAIL_FIRST: { status: 422, field: 'base', params: [] },
  /** A link of a message has expired, was used, or was revoked. */
  LINK_NOT_VALID: { status: 422, field: 'base', params: [] },
  /** Changing the own address to the one already in use. */
  SAME_EMAIL: { status: 422, field: 'email', params: [] },
  /** A wrong or used second-factor code. */
  WRONG_CODE: { status: 422, field: 'code', params: [] },
  /** The browser's passkey could not be created or verified. */
  PASSKEY_NOT_USABLE: { status: 422, field: 'base', params: [] },
  /** The current password, required for a change of the account, is wrong. */
  WRONG_PASSWORD: { status: 422, field: 'password', params: [] },
  /** The person cancelled on the sign-in provider's page. */
  SOCIAL_CANCELLED: { status: 422, field: 'base', params: [] },
  /** The sign-in provider did not answer. */
  SOCIAL_DOWN: { status: 503, field: 'base', params: [] },
  /** The provider's answer does not belong to a sign-in of this browser, or was used before. */
  SOCIAL_STATE: { status: 422, field: 'base', params: [] },
  /** The provider refused the sign-in, or its answer is incomplete. */
  SOCIAL_FAILED: { status: 422, field: 'base', params: [] },
  /** The identity at the provider is linked to another account already. */
  SOCIAL_TAKEN: { status: 422, field: 'base', params: [] },

  // The request itself
  /** A feature refuses with its own sentence, in the reader's language. */
  REFUSED: { status: 422, field: 'base', params: ['reason'] },
  /** An operator writes a record that only operations write (docs/decisions/0005-who-writes-what.md). */
  RECORD_READ_ONLY: { status: 403, field: 'base', params: [] },
  /** No endpoint of this path takes the method. */
  METHOD_NOT_ALLOWED: { status: 405, field: 'base', params: [] },
  /** Another person changed the same field, order or row meanwhile. */
  STALE: { status: 409, field: 'base', params: [] },
  /** The body has more bytes or fields than the endpoint accepts. */
  BODY_TOO_LARGE: { status: 413, field: 'base', params: [] },
  /** The body did not arrive in time. */
  BODY_TOO_SLOW: { status: 408, field: 'base', params: [] },
  /** The `Content-Type` is neither JSON nor a form, or not one of a report. */
  UNSUPPORTED_TYPE: { status: 415, field: 'base', params: [] },
  /** At least one field is wrong: its problem is one of the codes in small letters. */
  INVALID_INPUT: { status: 422, field: 'base', params: [] },
  /** A write without the CSRF token of its session. */
  INVALID_CSRF_TOKEN: { status: 422, field: 'base', params: [] },
  /** A bounce report with a wrong or old signature. */
  INVALID_SIGNATURE: { status: 401, field: 'base', params: [] },
  /** A bounce report that was processed before. */
  REPORT_REPEATED: { status: 409, field: 'base', params: [] },
  /** Too many wrong codes or passwords from one browser or network; a proof of work opens one try. */
  TOO_MANY_TRIES: { status: 429, field: 'base', params: ['minutes'] },
  /** Many visitors write to a public form: a proof of work is required. */
  PROOF_NEEDED: { status: 422, field: 'recaptcha_token', params: [] },
  /** One person has too many live streams open. */
  TOO_MANY_LINES: { status: 429, field: 'base', params: [] },
  /** A rate limit (`src/core/http/rates.ts`) is used up. */
  RATE_REACHED: { status: 429, field: 'base', params: ['minutes'] },
  /** An unexpected error; the log has its cause. */
  INTERNAL_ERROR: { status: 500, field: 'base', params: [] },
  /** Database, storage, a statement or a feature did not answer in time; the client may retry. */
  UNAVAILABLE: { status: 503, field: 'base', params: [] },
  /** The disk is full; `what` could not be saved: a photo, a choice, a comment, or anything else. */
  STORAGE_FULL: { status: 503, field: 'base', params: ['what'] },

  // Selection
  /** The product has as many picks as it allows. */
  SELECTION_LIMIT_REACHED: { status: 422, field: 'base', params: ['maxphotos', 'product'] },
  /** A pick after the selection was completed. */
  SELECTION_DONE: { status: 409, field: 'base', params: [] },
  /** A pick before the product's first day. */
  PRODUCT_NOT_OPEN: { status: 422, field: 'base', params: ['product', 'day'] },
  /** A pick after the product's last day. */
  PRODUCT_CLOSED: { status: 422, field: 'base', params: ['product', 'day'] },
  /** The photograph is not among the other product's picks that this product is chosen from. */
  PICK_NOT_AMONG: { status: 422, field: 'base', params: ['product', 'among'] },
  /** Removing a pick that products chosen from it still contain. */
  PICK_HELD: { status: 422, field: 'base', params: ['product', 'holders'] },
  /** Completing the selection of a project without products. */
  NO_PRODUCTS: { status: 422, field: 'base', params: [] },

  // Photographs
  /** The file is empty, or not of a supported image format. */
  NOT_A_PHOTOGRAPH: { status: 415, field: 'base', params: ['format'] },
  /** The file has more bytes than an upload may have. */
  FILE_TOO_LARGE: { status: 413, field: 'base', params: [] },
  /** The image has more pixels than is decoded. */
  PIXELS_TOO_MANY: { status: 413, field: 'base', params: [] },
  /** The image cannot be decoded. */
  PHOTO_BROKEN: { status: 422, field: 'base', params: [] },
  /** Rendering failed too often; the original is kept. */
  PHOTO_NOT_DRAWN: { status: 422, field: 'base', params: [] },
  /** The uploaded bytes differ from the announced SHA-256. */
  CHECKSUM_MISMATCH: { status: 422, field: 'base', params: [] },
  /** The plan has no room for more photographs. */
  PHOTO_LIMIT_REACHED: { status: 422, field: 'base', params: [] },
  /** A client shows a photograph again that the studio has hidden. */
  HIDDEN_BY_ACCOUNT: { status: 403, field: 'base', params: [] },
  /** Deleting picked photographs without confirming it. */
  PICKS_WOULD_BE_LOST: { status: 422, field: 'base', params: ['count'] },

  // Watermarks
  /** The file is not a PNG, WebP or JPEG, is damaged, or is too large for a watermark. */
  WATERMARK_NOT_USABLE: { status: 422, field: 'watermark', params: [] },
  /** The same for a logo. */
  LOGO_NOT_USABLE: { status: 422, field: 'logo', params: [] },
  /** A full-width watermark whose file is too narrow. */
  WATERMARK_TOO_NARROW: { status: 422, field: 'watermark_position', params: ['pixels', 'width'] },

  // Downloads
  /** A guest, or a client of a project that does not offer this download. */
  DOWNLOAD_NOT_ALLOWED: { status: 403, field: 'base', params: [] },
  /** A download before the selection is completed. */
  SELECTION_NOT_DONE: { status: 403, field: 'base', params: [] },
  /** The permitted number of downloads is used up. */
  DOWNLOAD_LIMIT_REACHED: { status: 403, field: 'base', params: [] },
  /** A size the project does not offer, or the original of watermarked photographs. */
  SIZE_NOT_OFFERED: { status: 422, field: 'size', params: [] },
  /** Photographs of the download order are no longer available to this person. */
  DOWNLOAD_CHANGED: { status: 409, field: 'base', params: [] },
  /** A download order of an empty list. */
  NOTHING_TO_DOWNLOAD: { status: 422, field: 'base', params: [] },

  // The studio
  /** Setting a phase before the project has come that far. */
  PHASE_NOT_REACHED: { status: 422, field: 'base', params: [] },
  /** Publishing an archived project. */
  PROJECT_ARCHIVED: { status: 422, field: 'base', params: [] },
  /** Extending a project that has no expiry date. */
  NO_EXPIRY: { status: 422, field: 'base', params: [] },
  /** A person has as many saved filters as allowed. */
  FILTER_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  /** The account has as many presets as allowed. */
  PRESET_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  /** Deleting the last brand, or creating a project without one. */
  BRAND_REQUIRED: { status: 422, field: 'base', params: [] },
  /** Deleting a brand that a project uses. */
  BRAND_IN_USE: { status: 422, field: 'base', params: [] },
  /** The account has as many brands as allowed. */
  BRAND_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  /** An invitation to a client without an address. */
  CLIENT_EMAIL_MISSING: { status: 422, field: 'email', params: [] },
  /** A message whose text uses client details that are empty; the sender may confirm it. */
  CLIENT_DETAILS_MISSING: { status: 422, field: 'details', params: [] },
  /** A message to an address whose last messages all failed. */
  TOO_MANY_MAIL_ERRORS: { status: 422, field: 'email', params: [] },
  /** The text is not a CSV table, or lacks required columns. */
  NOT_A_TABLE: { status: 422, field: 'text', params: [] },
  /** The table has more characters than allowed. */
  TABLE_TOO_LONG: { status: 422, field: 'text', params: ['limit'] },
  /** A row of the table has more cells than allowed. */
  TABLE_TOO_WIDE: { status: 422, field: 'text', params: ['limit'] },
  /** The table has more rows than allowed. */
  TABLE_TOO_MANY_ROWS: { status: 422, field: 'text', params: ['limit'] },
  /** Deleting a row that others refer to. */
  DEPENDENT_RECORDS: { status: 422, field: 'base', params: [] },

  // Messages and the installation
  /** Resending a message that arrived, was resent already, or whose text is deleted. */
  MAIL_NOT_RESENDABLE: { status: 422, field: 'base', params: [] },
  /** Resending an invitation whose project or personal link no longer exists. */
  MAIL_LINK_GONE: { status: 422, field: 'base', params: [] },
  /** Resending without a mail server. */
  NO_MAIL_SERVER: { status: 422, field: 'base', params: [] },
  /** Retrying or deleting a job that is no longer in the queue. */
  JOB_NOT_THERE: { status: 409, field: 'base', params: [] },

  // A studio's people
  /** Signing up with the address of an existing account: the form leads to signing in. */
  EMAIL_TAKEN: { status: 422, field: 'email', params: [] },
  /** Inviting a person who is in the team already. */
  ALREADY_IN_TEAM: { status: 422, field: 'email', params: [] },
  /** Inviting a person who is in another account's team. */
  WORKS_ELSEWHERE: { status: 422, field: 'email', params: [] },
  /** An owner leaves or is removed from the team. */
  OWNER_STAYS: { status: 422, field: 'base', params: [] },
  /** The only owner asks for their own erasure without that of the studio. */
  LAST_OWNER: { status: 422, field: 'studio', params: [] },
  /** An owner asks for the erasure of a studio that has other owners. */
  OTHER_OWNERS: { status: 422, field: 'studio', params: [] },
  /** The only operator asks for their own erasure. */
  LAST_OPERATOR: { status: 422, field: 'base', params: [] },
  /** The account has as many open team invitations as allowed. */
  TOO_MANY_INVITATIONS: { status: 422, field: 'base', params: ['limit'] },
  /** A webhook's address is invalid, not https, or of a private network. */
  WEBHOOK_ADDRESS: { status: 422, field: 'url', params: [] },
  /** The account has as many webhooks as allowed. */
  WEBHOOK_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  /** A test or redelivery to a webhook that is switched off. */
  WEBHOOK_OFF: { status: 422, field: 'base', params: [] },
  /** The account has as many product templates as allowed. */
  TEMPLATE_LIMIT_REACHED: { status: 422, field: 'base', params: ['limit'] },
  ...DEVICE_ERRORS,
  ...ENTRY_ERRORS,
  ...PAYMENT_ERRORS,
  ...SERVICE_ERRORS,
  ...FIELD_PROBLEMS,
} as const satisfies Record<string, ErrorSpec>;

/** Status, wire field and message arguments of one error. */
export interface ErrorSpec {
  status: number;
  field: string;
  params: readonly string[];
  /** What the account can do about it, for programs that offer it. */
  ways?: readonly string[];
}

/** A code of the error table. */
export type ErrorCode = keyof typeof ERRORS;

/** The arguments the message of a code needs. */
export type ParamsOf<C extends ErrorCode> = {
  [K in (typeof ERRORS)[C]['params'][number]]: string | number;
};
