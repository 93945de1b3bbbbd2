/**
 * Numbers of the business and of the interface, each once. Lengths in px, times in ms unless the name says otherwise.
 */

/** Media on one page of a gallery; in selection mode all are on one page. */
export const GALLERY_PAGE_SIZE = 100;

/** Long side of `big` for `upload_resolution` web, and for hd and original. */
export const WEB_LONG_SIDE = 1920;
export const HD_LONG_SIDE = 3500;
/** Long side of `medium`, and of a share page's picture. */
export const MEDIUM_LONG_SIDE = 1280;
/** Heights of the two tile sizes. */
export const SMALL_HEIGHT = 300;
export const SMALL_HEIGHT_2X = 600;
/** JPEG quality of tiles, of `medium` and `big`, and of those where photographs must not be optimised. */
export const PICTURE_QUALITY = { thumbnail: 80, optimised: 82, untouched: 95 } as const;
/** Width a full-width watermark needs. */
export const FULL_WIDTH_WATERMARK_WIDTH = 1280;

/** Scroll positions at which the menu becomes fixed. */
export const MENU_FIXED_AFTER = 500;
export const MENU_FIXED_AFTER_SMALL = 50;

/** A guarded click disables further clicks for so long. */
export const CLICK_GUARD_MS = 500;
/** Cookie of the message that the next page shows once, after a form; that page removes it. */
export const FLASH_COOKIE = 'keepers_flash';
/** A flash message at the bottom disappears after so long. */
export const FLASH_MS = 3500;
/** One with a button, such as Undo: there is time to read it, to decide and to reach it. */
export const FLASH_ACTION_MS = 8000;

/** The full-screen viewer. */
export const VIEWER = {
  idleMs: 4000,
  idleAfterLeavingMs: 1000,
  loadingDelayMs: 1000,
  topBarHeight: 44,
  counterSeparator: ' / ',
  preload: [1, 1],
  animationMs: 333,
  closeDragRatio: 0.25,
  maxZoom: 1.33,
} as const;

/** The cookie that remembers the language. */
export const LOCALE_COOKIE = 'locale';
export const LOCALE_COOKIE_DAYS = 365;

/** Wrong codes or passwords from one address and session before a proof of work is required. */
export const ENTRY_TRIES = 10;
export const ENTRY_WINDOW_MINUTES = 15;
/** The same from one address in all browsers: a wedding's guests may share it. */
export const ENTRY_ADDRESS_TRIES = 100;
/** The same from one /48 of IPv6, which one customer may hold: 65,536 networks, each of which counts as an address. */
export const ENTRY_BLOCK_TRIES = 1000;

/** A deleted photograph or project can be restored for so long. */
export const TRASH_DAYS = 30;
/** A browser's file picker returns nothing of more files than about this. */
export const PICKER_FILES_WARNING = 500;

/** A review's text, rating and names. */
export const REVIEW = { contentMax: 5000, ratingMin: 1, ratingMax: 5, nameMax: 100 } as const;

/** The browser remembers with it that galleries show no stacks. */
export const UNFOLDED_COOKIE = 'keepers_unfolded';

/** What a download may contain. */
export const DOWNLOAD_SCOPES = ['all', 'gallery', 'selection', 'media'] as const;
