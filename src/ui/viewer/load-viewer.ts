/** The viewer's code, which comes when it is first needed or when the page has nothing else to do. Rejects without a connection. */
export const loadViewer = () => import('./open-viewer');

/** The code that shows photographs side by side; see `loadViewer`. */
export const loadCompare = () => import('./Compare');
