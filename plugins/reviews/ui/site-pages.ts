import { wallPages } from '../wall/ui/views';
import { OwnReview } from './OwnReview';

/** Views of the feature's pages that open on a studio's host. */
export const reviewsSitePages = { 'reviews.own': OwnReview, ...wallPages };
