import { sign } from '@/server/crypto';
import { pool } from '@/server/database/pool';
import { uuidv7 } from '@/server/database/uuid';
import type { Sample } from '../samples';
import type { World } from '../world';

const WRITTEN = { content: 'Lovely', rating: 5, reviewer_first_name: 'Dana', reviewer_last_name: 'Levi' };

/** A review of the world's studio, to be read, changed or taken away. */
async function reviewOf({ project }: World): Promise<string> {
  const id = uuidv7();
  await pool().query(
    `insert into reviews (id, account_id, content, rating, written_at) values ($1, $2, 'Lovely', 5, now())`,
    [id, project.account],
  );
  return id;
}

/** How reviews are asked. */
export const REVIEW_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'reviews.create': async () => {
    // Each person's turn begins a new hour: what is asked here is who may, not how often.
    await pool().query('delete from rates');
    await pool().query(`update reviews set created_at = now() - interval '1 day'`);
    return { body: WRITTEN };
  },
  'reviews.withdraw': async (world) => {
    const id = await reviewOf(world);
    return { body: { token: `${id}.${sign('review.own', id, 22)}` } };
  },
};
