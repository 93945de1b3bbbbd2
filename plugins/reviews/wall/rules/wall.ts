/**
 * The wall of reviews: columns from a width of its container on, how long ones are cut, and how cards find their
 * places.
 */
export const WALL = {
  columns: 3,
  wideFrom: 600,
  collapsedHeight: 250,
  gap: 16,
  /** Cards are placed once more so long after the page loaded: fonts and pictures may have arrived late. */
  relayoutMs: 2000,
  transitionMs: 400,
  pageSize: 24,
} as const;

/**
 * How a long text is cut and opened; `collapsedHeight` is for texts outside of the wall; a text less than `margin`
 * longer is not cut.
 */
export const READ_MORE = { collapsedHeight: 200, margin: 16, speedMs: 100 } as const;

/** The lightbox of a wall's pictures: room inside its frame and around it. */
export const LIGHTBOX = { padding: 15, margin: 20, openCloseMs: 250, preload: 3 } as const;

/** The wall of reviews is laid out so long after the last resize of the window, in ms. */
export const RESIZE_DEBOUNCE_MS = 100;
