import { enqueue } from '@plugins/kit/server';
import { transaction } from '@plugins/kit/server/database';
import { type Authorized, takeRate } from '@plugins/kit/server/people';
import { listByEmail } from '../queries/read-orders';
import { ORDER_MAILS } from './mails-job';
import { buyerOf } from './read-cart';

/** Orders of which one request mails the links. */
const MOST = 5;

/**
 * Enqueues a mail with its link for each of the newest orders that were placed in a project with an address; none where
 * there is no such order, which the caller does not learn. Throws RATE_REACHED after too many requests of this
 * person, or for this address, and FORBIDDEN for people of the studio.
 */
export async function mailLinks(entered: Authorized, email: string): Promise<void> {
  const { event, person } = buyerOf(entered);
  await takeRate('introduction', person);
  await takeRate('inquirer', `orders ${event} ${email}`);
  await transaction(async (sql) => {
    for (const order of await listByEmail(sql, { event, email, most: MOST }))
      await enqueue(sql, ORDER_MAILS, { order, what: 'link' });
  });
}
