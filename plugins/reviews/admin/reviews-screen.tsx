import { Star } from 'lucide-react';
import { ReviewsBoard } from './lazy';

/** `/admin/x/reviews/all`: all reviews, public or not. */
export const reviewsScreen = {
  name: 'all',
  label: 'reviews.admin.title',
  group: 'reviews' as const,
  icon: Star,
  permission: 'review.moderate',
  draw: async () => <ReviewsBoard />,
};
