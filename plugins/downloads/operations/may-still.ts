import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { downloadableOf } from '@plugins/kit/server/internal-rules';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import { requireAllowed } from '@plugins/kit/server/rules';
import { findFacts } from '../queries/counts';
import type { OrderRow } from '../queries/orders';
import { countChanged } from '../queries/photographs';
import { decide, isEntitled } from '../rules/decide';
import type { PartEntry } from '../wire';
import { boughtAll } from './bought';

/** Whether everything an order contains was bought in its size: a photograph, a gallery, or the whole project. */
async function boughtOrder(entered: Authorized, { scope, target, size }: OrderRow): Promise<boolean> {
  const id = scope === 'media' ? (target ?? '') : '';
  return boughtAll(entered, [{ id, gallery_id: scope === 'gallery' ? (target ?? '') : '' }], size);
}

/**
 * Checks again whether a part of an order may be fetched: by the rule the order was placed under (the project, its
 * switches, the selection and the size), and that everything in the part is unchanged (nothing withdrawn, in the trash,
 * replaced or rendered again, and picked where only picks may be downloaded). A counted order keeps its permitted
 * download. What was bought, and what a link entitles to, is fetched whatever the switches say. Returns whether it uses a permitted download. Throws
 * the same refusals as placing it, and DOWNLOAD_CHANGED.
 */
export async function requireStill(
  { event, viewer }: Authorized,
  order: OrderRow,
  entries: readonly Pick<PartEntry, 'media' | 'version'>[],
): Promise<boolean> {
  const facts = await findFacts(pool(), event.id);
  const bought = await boughtOrder({ event, viewer }, order);
  const input = { size: order.size, withinSelection: true, bought };
  requireAllowed(decide(event, viewer, order.counted ? { ...facts, permitted: null } : facts, input));
  const free = bought || isStaff(viewer.role) || isEntitled(viewer);
  const changed = await countChanged(pool(), entries, {
    originals: order.size === 'original',
    role: isStaff(viewer.role) ? 'staff' : viewer.role === 'client' ? 'client' : 'guest',
    pickedOnly: !free && downloadableOf(event) === 'selection',
  });
  if (changed) throw new KeepersError('DOWNLOAD_CHANGED');
  return !free;
}
