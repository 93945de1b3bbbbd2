import { FramePage } from './FramePage';
import { WallBlock } from './WallBlock';
import { WallPage } from './WallPage';

/** Views of the wall's pages and of its block. */
export const wallViews = {
  'reviews.wall': WallPage,
  'reviews.frame': FramePage,
  'reviews.block': WallBlock,
};
