/** Loads the viewer's code, at its first use or when the page is idle. Rejects without a connection. */
export const loadViewer = () => import('./open-viewer');

/** The code that shows photographs side by side; see `loadViewer`. */
export const loadCompare = () => import('./Compare');
