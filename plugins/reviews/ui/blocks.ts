import { wallBlocks } from '../wall/ui/views';

/** Views of the feature's blocks of sites. */
export const reviewsBlocks = { ...wallBlocks };
