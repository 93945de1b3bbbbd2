import { ClipBlock } from './ClipBlock';

/** Views of the feature's blocks of sites. */
export const clipsBlocks = { 'clips.block': ClipBlock };
