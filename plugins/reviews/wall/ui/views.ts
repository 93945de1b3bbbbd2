import { FramePage } from './FramePage';
import { SiteWall } from './SiteWall';
import { VisitPage } from './VisitPage';
import { WallBlock } from './WallBlock';
import { WallPage } from './WallPage';

/** Views of the wall's pages. */
export const wallPages = {
  'reviews.wall': WallPage,
  'reviews.frame': FramePage,
  'reviews.visit': VisitPage,
};

/** Views of the wall's blocks. */
export const wallBlocks = { 'reviews.block': WallBlock, 'reviews.whole': SiteWall };
