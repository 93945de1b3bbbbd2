import type { FeatureUi } from '../slots/feature-ui';

/** Loads what features put into the viewer and the comparison: their second interface halves. */
export type LoadFeatures = () => Promise<readonly FeatureUi[]>;

/** The code that the viewer needs once a photograph is opened. */
export type ViewerCode = typeof import('./viewer-code');

/** Loads the viewer's code, at its first use or when the page is idle. Rejects without a connection. */
export const loadViewer = (): Promise<ViewerCode> => import('./viewer-code');

/** The code that shows photographs side by side; see `loadViewer`. */
export const loadCompare = () => import('./Compare');
