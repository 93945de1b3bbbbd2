import { announce } from '@plugins/kit/server/changes';
import { pool } from '@plugins/kit/server/database';
import { batchCalls } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import type { PickAnswer } from '@plugins/kit/ui/internal';
import { markFirstPick } from '../queries/picks';
import type { PickInput } from './pick-input';
import { runPicks } from './run-picks';

/** Requests of one project that arrive while others are being written share the next transaction. */
const pick = batchCalls<PickInput, PickAnswer>({
  name: 'picks',
  most: 50,
  conflictKey: ({ product, media }) => `${product} ${media}`,
  run: (event, requests) => runPicks(event, requests),
});

/**
 * Adds a photograph to a product's picks or removes it; answers after the commit. Throws SELECTION_LIMIT_REACHED,
 * SELECTION_DONE, PRODUCT_NOT_OPEN, PRODUCT_CLOSED, PICK_NOT_AMONG, PICK_HELD, NOT_FOUND.
 */
export async function setSelection(
  { event, viewer }: Authorized,
  request: { media: string; product: string; selected?: boolean; together?: boolean },
): Promise<PickAnswer> {
  const answer = await pick(event.id, { ...request, viewer });
  announce(event.id);
  // Outside the pick's transaction: the first picks of two products would deadlock there.
  if (answer.created && !event.first_picked_at) await markFirstPick(pool(), event.id);
  return answer;
}
