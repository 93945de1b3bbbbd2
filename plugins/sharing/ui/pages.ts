import { PhotoPage } from './PhotoPage';
import { SharePanel } from './SharePanel';

/** The views of sharing's pages. */
export const sharingPages = { 'sharing.share': SharePanel, 'sharing.photo': PhotoPage };
