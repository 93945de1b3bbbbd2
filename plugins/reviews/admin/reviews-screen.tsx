import { Star } from 'lucide-react';
import { ReviewsBoard } from './ReviewsBoard';

/** `/admin/x/reviews/all`: what was written, what is shown of it. */
export const reviewsScreen = {
  name: 'all',
  label: 'reviews.admin.title',
  icon: Star,
  permission: 'review.moderate',
  draw: async () => <ReviewsBoard />,
};
