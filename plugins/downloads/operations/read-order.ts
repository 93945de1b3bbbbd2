import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import type { LeftOut, OrderView } from '../wire';

/** The row of an order. */
export interface OrderRow {
  id: string;
  event_id: string;
  scope: OrderView['scope'];
  target: string | null;
  size: OrderView['size'];
  name: string;
  grant_id: string | null;
  user_id: string | null;
  role: string;
  files: number;
  bytes: number;
  prepared: number;
  left_out: LeftOut[] | null;
  state: 'preparing' | 'ready';
  counted: boolean;
  created_at: Date;
  parts: { number: number; bytes: number; files: number; done: boolean }[];
}

const COLUMNS = `d.id, d.event_id, d.scope, d.target, d.size, d.name, d.grant_id, d.user_id, d.role, d.files::int as files,
  d.bytes::float8 as bytes, d.prepared::int as prepared, d.left_out, d.state, d.counted_at is not null as counted, d.created_at,
  (select coalesce(json_agg(json_build_object('number', p.number, 'bytes', p.bytes, 'files', p.files,
      'done', p.done_at is not null) order by p.number), '[]') from download_parts p where p.download_id = d.id) as parts`;

/** Returns an order of this project that belongs to this person (any, for the account). Throws NOT_FOUND. */
export async function findOrder({ event, viewer }: Authorized, id: string): Promise<OrderRow> {
  const { rows } = await pool().query<OrderRow>(
    `select ${COLUMNS} from downloads d where d.id = $1 and d.event_id = $2 and not d.direct
        and ($3 or d.grant_id = $4)`,
    [isId(id) ? id : null, event.id, isStaff(viewer.role), viewer.grant?.id ?? null],
  );
  if (!rows[0]) throw new KeepersError('NOT_FOUND');
  return rows[0];
}

/** Returns this person's recent orders, the newest first: an interrupted download resumes from there. */
export async function listOrders({ event, viewer }: Authorized, limit = 5): Promise<OrderView[]> {
  const { rows } = await pool().query<OrderRow>(
    `select ${COLUMNS} from downloads d where d.event_id = $1 and not d.direct
        and case when $2::uuid is null then d.user_id = $3 else d.grant_id = $2 end
      order by d.id desc limit ${limit}`,
    [event.id, viewer.grant?.id ?? null, viewer.user?.id ?? null],
  );
  return rows.map(presentOrder);
}

/** Answers `GET status_url`. */
export async function readOrder(entered: Authorized, id: string): Promise<OrderView> {
  return presentOrder(await findOrder(entered, id));
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
