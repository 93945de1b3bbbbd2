import { asSystem } from '@/core/db/local-api';
import { pool } from '@/core/db/pool';
import { DEMO_REVIEWS } from './demo-reviews';
import { findPublicPicture, hasReviews } from './queries';

/** Writes the reviews of the demo studio, where it has none yet. */
export async function seedReviews(account: string): Promise<void> {
  if (await hasReviews(pool(), account)) return;
  const api = asSystem('the demo studio is made by the installation itself');
  const picture = await findPublicPicture(pool(), account);
  for (const review of DEMO_REVIEWS) {
    const written_at = `${review.date}T09:30:00.000Z`;
    await api.create('reviews', {
      account,
      content: review.content,
      rating: review.rating,
      reviewer_first_name: review.name[0],
      reviewer_last_name: review.name[1],
      public: !review.waiting,
      source: 'site',
      locale: review.language,
      written_at,
      ...(review.picture && picture ? { picture } : {}),
      ...(review.reply ? { reply: review.reply, replied_at: written_at } : {}),
    });
  }
}
