/** Errors of entering a project, and of what is refused there as a whole. */
export const ENTRY_ERRORS = {
  /** No project the visitor may enter has this code. */
  WRONG_PROJECT_CODE: { status: 422, field: 'code', params: [] },
  /** The password that makes a guest a client is wrong. */
  WRONG_SELECTION_PASSWORD: { status: 422, field: 'selection_password', params: [] },
  /** The project is archived, or its expiry date has passed. */
  PROJECT_EXPIRED: { status: 403, field: 'base', params: [] },
  /** A change by a guest, client or visitor while the studio's account is switched off. */
  GALLERY_PAUSED: { status: 403, field: 'base', params: [] },
  /** A change that the account's own people send from a preview of their project. */
  PREVIEW_ONLY: { status: 403, field: 'base', params: [] },
  /** A guest or client has added as many photographs of their own as one person may. */
  OWN_PHOTOS_LIMIT: { status: 422, field: 'base', params: ['most'] },
  /** The project has as many photographs of guests as it takes. */
  GUEST_PHOTOS_FULL: { status: 422, field: 'base', params: [] },
  /** A guest or client adds a photograph that waits or is shown already. */
  GUEST_PHOTO_KNOWN: { status: 422, field: 'base', params: [] },
  /** A guest or client adds a photograph that the studio declined or deleted. */
  GUEST_PHOTO_REMOVED: { status: 422, field: 'base', params: [] },
  /** The project is not published. */
  PROJECT_NOT_OPEN: { status: 403, field: 'base', params: [] },
} as const;
