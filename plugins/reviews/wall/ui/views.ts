import { FramePage } from './FramePage';
import { SiteWall } from './SiteWall';
import { VisitPage } from './VisitPage';
import { WallBlock } from './WallBlock';
import { WallPage } from './WallPage';

/** Views of the wall's pages and of its block. */
export const wallViews = {
  'reviews.wall': WallPage,
  'reviews.frame': FramePage,
  'reviews.visit': VisitPage,
  'reviews.block': WallBlock,
  'reviews.whole': SiteWall,
};
