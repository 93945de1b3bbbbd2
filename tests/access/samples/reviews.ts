import { sign } from '@/core/crypto';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { addReviewSources } from '@/core/features/review-sources';
import type { Sample } from '../samples';
import type { World } from '../world';

const WRITTEN = { content: 'Lovely', rating: 5, reviewer_first_name: 'Dana', reviewer_last_name: 'Levi' };

/** A review of the world's studio, which the endpoint may read, change or delete. */
async function reviewOf({ project }: World): Promise<string> {
  const id = uuidv7();
  await pool().query(
    `insert into reviews (id, account_id, content, rating, written_at) values ($1, $2, 'Lovely', 5, now())`,
    [id, project.account],
  );
  return id;
}

/** A review of the world's studio: people of one project alone get 404. */
const ofReview = async (world: World): Promise<Sample> => ({
  params: { id: await reviewOf(world) },
  says: { guest: 404, client: 404 },
});

/** The token of a person who received a review request. */
async function requestOf({ project }: World): Promise<string> {
  const [client, id] = [uuidv7(), uuidv7()];
  await pool().query(`insert into clients (id, account_id, name) values ($1, $2, 'Noa')`, [
    client,
    project.account,
  ]);
  await pool().query(
    `insert into review_requests (id, account_id, event_id, client_id, reason) values ($1, $2, $3, $4, 'asked')`,
    [id, project.account, project.id, client],
  );
  return `${id}.${sign('review.request', id, 22)}`;
}

/** Requests of the review endpoints. */
export const REVIEW_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'reviews.create': async () => {
    // A new hour for each person: the matrix checks permissions, not rate limits.
    await pool().query('delete from rates');
    await pool().query(`update reviews set created_at = now() - interval '1 day'`);
    return { body: WRITTEN };
  },
  'reviews.withdraw': async (world) => {
    const id = await reviewOf(world);
    return { body: { token: `${id}.${sign('review.own', id, 22)}` } };
  },
  'reviews.stop': async (world) => ({ body: { token: await requestOf(world) } }),
  'reviews.leave': async (world) => {
    return { query: `?r=${await requestOf(world)}`, body: { 'List-Unsubscribe': 'One-Click' } };
  },
  'reviews.places': () => ({ global: true }),
  'reviews.choices': async (world) => {
    const sample = await ofReview(world);
    await pool().query('update reviews set project_id = $2 where id = $1', [
      sample.params?.id,
      world.project.id,
    ]);
    return sample;
  },
  'reviews.choose-picture': async (world) => ({ ...(await ofReview(world)), body: { media: null } }),
  'reviews.list': () => ({ global: true }),
  'reviews.publish': async (world) => ({ ...(await ofReview(world)), body: { public: true } }),
  'reviews.reply': async (world) => ({ ...(await ofReview(world)), body: { reply: 'Thank you' } }),
  'reviews.delete': ofReview,
  'reviews.restore': ofReview,
  'reviews.import-one': () => ({
    body: { rating: 5, created_at: '2024-01-01T00:00:00Z', reviewer_id: uuidv7() },
    global: true,
  }),
  'reviews.import-table': () => ({ body: { text: 'rating,date' }, global: true }),
  'reviews.import-source': () => {
    addReviewSources('tests', [{ id: 'nothing', label: 'reviews.title', read: async () => [] }]);
    return { params: { source: 'nothing' }, body: {}, global: true };
  },
  'reviews.request': () => ({ body: {} }),
  'reviews.wish': () => ({ body: { enabled: false }, global: true }),
};
