import { StopPage } from '@plugins/kit/view/parts';
import { wallViews } from '../wall/ui/views';
import { OwnReview } from './OwnReview';
import { ReviewForm } from './ReviewForm';

/** The views of reviews' pages. */
export const reviewsPages = {
  'reviews.new': ReviewForm,
  'reviews.own': OwnReview,
  'reviews.stop': StopPage,
  ...wallViews,
};
