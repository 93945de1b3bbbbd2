import { StopPage } from '@plugins/kit/view/parts';
import { wallViews } from '../wall/ui/views';
import { OwnReview } from './OwnReview';
import { ReviewForm } from './ReviewForm';

/** Views of the feature's pages. */
export const reviewsPages = {
  'reviews.new': ReviewForm,
  'reviews.own': OwnReview,
  'reviews.stop': StopPage,
  ...wallViews,
};
