import { ClipPage } from './ClipPage';

/** Views of the feature's pages. */
export const clipsPages = { 'clips.clip': ClipPage };
