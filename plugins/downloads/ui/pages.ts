import { DownloadPage } from './DownloadPage';

/** The views of the pages of downloads. */
export const downloadsPages = { 'downloads.screen': DownloadPage };
