import { StopPage } from '@plugins/kit/view/parts';
import { ReviewForm } from './ReviewForm';
import { reviewsSitePages } from './site-pages';

/** Views of the feature's pages. */
export const reviewsPages = {
  'reviews.new': ReviewForm,
  'reviews.stop': StopPage,
  ...reviewsSitePages,
};
