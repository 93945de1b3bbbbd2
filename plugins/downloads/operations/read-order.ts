import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import { findOrder, listOrders, type OrderRow } from '../queries/orders';
import type { OrderView } from '../wire';

/** Returns an order of this project that belongs to this person (any, for the account). Throws NOT_FOUND. */
export async function requireOrder({ event, viewer }: Authorized, id: string): Promise<OrderRow> {
  const order = await findOrder(pool(), {
    id: isId(id) ? id : null,
    event: event.id,
    staff: isStaff(viewer.role),
    grant: viewer.grant?.id ?? null,
  });
  if (!order) throw new KeepersError('NOT_FOUND');
  return order;
}

/** Returns this person's recent orders, the newest first: an interrupted download resumes from there. */
export async function readOrders({ event, viewer }: Authorized, limit = 5): Promise<OrderView[]> {
  const grant = viewer.grant?.id ?? null;
  const orders = await listOrders(pool(), { event: event.id, grant, user: viewer.user?.id ?? null, limit });
  return orders.map(presentOrder);
}

/** Answers `GET status_url`. */
export async function readOrder(entered: Authorized, id: string): Promise<OrderView> {
  return presentOrder(await requireOrder(entered, id));
}

/** Returns the file name of an archive: `Noa & Idan (2 of 3).zip`. */
export function partName(order: Pick<OrderRow, 'name' | 'state' | 'parts'>, number: number): string {
  const only = order.state === 'ready' && order.parts.length === 1;
  return only ? `${order.name}.zip` : `${order.name} (${number}).zip`;
}

function presentOrder(order: OrderRow): OrderView {
  const url = `/events/${order.event_id}/downloads/${order.id}`;
  const ready = order.state === 'ready';
  return {
    id: order.id,
    status: ready ? 'complete' : order.parts.length > 0 ? 'part' : 'in progress',
    status_url: url,
    scope: order.scope,
    size: order.size,
    name: order.name,
    files: order.files,
    bytes: order.bytes,
    prepared: Math.min(order.prepared, order.files),
    left_out: order.left_out ?? [],
    parts: order.parts.map(({ number, bytes, files, done }) => ({
      number,
      url: `${url}/${number}.zip`,
      name: partName(order, number),
      bytes,
      files,
      fetched: done,
    })),
    ordered_at: order.created_at.toISOString(),
  };
}
