import { PhotoPage } from './PhotoPage';
import { SharePanel } from './SharePanel';

/** Views of the feature's pages. */
export const sharingPages = { 'sharing.share': SharePanel, 'sharing.photo': PhotoPage };
