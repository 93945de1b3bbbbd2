import { wallViews } from '../wall/ui/views';
import { OwnReview } from './OwnReview';
import { ReviewForm } from './ReviewForm';
import { StopPage } from './StopPage';

/** The views of reviews' pages. */
export const reviewsPages = {
  'reviews.new': ReviewForm,
  'reviews.own': OwnReview,
  'reviews.stop': StopPage,
  ...wallViews,
};
