import { asSystem } from '@/core/db/local-api';
import { pool } from '@/core/db/pool';
import { DEMO_REVIEWS } from './demo-reviews';

/** A photograph of the demo studio that everybody may see. */
async function publicPicture(account: string): Promise<string | null> {
  const { rows } = await pool().query<{ id: string }>(
    `select m.id from media m join events e on e.id = m.event_id
      where m.account_id = $1 and e.available_public and e.allow_sharing order by m.position offset 2 limit 1`,
    [account],
  );
  return rows[0]?.id ?? null;
}

/** Writes the reviews of the demo studio, where it has none yet. */
export async function seedReviews(account: string): Promise<void> {
  const { rowCount } = await pool().query('select 1 from reviews where account_id = $1 limit 1', [account]);
  if (rowCount) return;
  const api = asSystem('the demo studio is made by the installation itself');
  const picture = await publicPicture(account);
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
