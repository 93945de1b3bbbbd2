import { DownloadPage } from './DownloadPage';

/** Views of the feature's pages. */
export const downloadsPages = { 'downloads.screen': DownloadPage };
