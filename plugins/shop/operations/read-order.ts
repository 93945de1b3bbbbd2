import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { money } from '@plugins/kit/server/orders';
import { type Authorized, authorize, isStaff, type Viewer, viewerOf } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { findEvent } from '@plugins/kit/server/projects';
import type { RequestContext } from '@plugins/kit/server/wire';
import { findOrder, listLines, listPhotos, type OrderRow } from '../queries/read-orders';
import { signsOrder } from '../rules/order-link';
import type { LineView, OrderView, StudioOrderView } from '../wire';
import { listOrderDocuments } from './order-documents';
import { instructionsFor } from './pay-order';
import { methodName, personIn } from './read-cart';

/** An order with its project and its reader. */
export interface EnteredOrder {
  order: OrderRow;
  entered: Authorized;
  /** Whether the reader may see photographs of the project now: not by the mail's link alone, nor of a closed project. */
  sees: boolean;
  /** The signature it was opened with. */
  mark: string | null;
}

/**
 * Returns an order to its buyer, to holders of its signed link (`k`), and to the account's owner. Everybody else gets
 * NOT_FOUND, as for an order that does not exist.
 */
export async function requireOrder(
  context: RequestContext,
  { id, order: orderId, k }: { id: string; order: string; k?: string | undefined },
): Promise<EnteredOrder> {
  const order = isId(orderId) ? await findOrder(pool(), orderId) : undefined;
  const event = order && isId(id) && order.event === id ? await findEvent(id) : null;
  if (!order || !event) throw new KeepersError('NOT_FOUND');
  const viewer = await viewerOf(context, event);
  const own = viewer.role === 'owner' || viewer.role === 'operator';
  const mine = !isStaff(viewer.role) && personIn(viewer) === order.person;
  if (!own && !mine && !(k && signsOrder(order.id, k))) throw new KeepersError('NOT_FOUND');
  const sees =
    own ||
    (mine &&
      (await authorize(context, id, 'shop.order').then(
        () => true,
        () => false,
      )));
  return { order, entered: { event, viewer }, sees, mark: own || mine ? null : (k ?? null) };
}

/** Presents the lines of an order, with thumbnails for one reader. */
async function presentOrderLines(
  order: Pick<OrderRow, 'id' | 'event' | 'currency'>,
  reader: Viewer | null,
): Promise<LineView[]> {
  const lines = await listLines(pool(), order.id);
  const photos = await listPhotos(pool(), { order: order.id, role: reader?.role ?? null });
  const token = reader && order.event ? pictureToken(order.event, reader) : null;
  const money = (amount: number) => ({ amount, currency: order.currency });
  return lines.map(({ id, unit, amount, option_name, ...line }) => ({
    ...line,
    id,
    option: null,
    option_name: option_name ?? '',
    unit: money(unit),
    amount: money(amount),
    photos: photos
      .filter((photo) => photo.line === id)
      .map(({ media, name, version, width, height, crop }) => ({
        id: media ?? '',
        name,
        src:
          media && version && token && order.event
            ? pictureAddress(order.event, media, version, 's600', token)
            : null,
        width: width ?? 3,
        height: height ?? 2,
        crop,
      })),
  }));
}

/** The files of a paid order, each with its address. */
function downloadsOf(order: OrderRow, lines: readonly LineView[]): OrderView['downloads'] {
  if (order.state !== 'paid' && order.state !== 'done') return [];
  return lines.flatMap(({ scope, size, photos, name, gallery }): OrderView['downloads'] => {
    if (!size) return [];
    if (scope === 'photo')
      return photos
        .filter(({ id }) => id)
        .map((photo) => ({
          media: photo.id,
          name: photo.name,
          size,
          url: `/events/${order.event}/medias/${photo.id}/download?size=${size}`,
          choice: `media:${photo.id}`,
        }));
    const choice = scope === 'gallery' ? `gallery:${gallery}` : 'all:';
    return [{ media: null, name, size, url: `/events/${order.event}/downloads`, choice }];
  });
}

/** Presents an order with the photographs that its reader sees; null shows none. */
async function presentOrder(
  order: OrderRow,
  reader: Viewer | null,
  mark: string | null = null,
): Promise<OrderView> {
  const lines = await presentOrderLines(order, reader);
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    refunded: money(order.refunded),
    lines,
    subtotal: money(order.subtotal),
    discount: money(order.discount),
    total: money(order.total),
    tax: money(order.tax),
    tax_rate: order.tax_rate / 100,
    name: order.name,
    email: order.email,
    address: order.address,
    delivery: order.delivery && {
      name: order.delivery.name,
      price: money(order.delivery.amount),
      address: order.delivery.address,
    },
    note: order.note,
    method: order.method,
    instructions: order.state === 'open' ? order.instructions : null,
    reference: order.reference,
    pay: null,
    placed_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    sent_at: order.sent_at?.toISOString() ?? null,
    documents: await listOrderDocuments(order, mark),
    downloads: downloadsOf(order, lines),
  };
}

/** Presents an order for the person who reads it, in their language. */
export async function presentFor(
  { order, entered, sees, mark }: EnteredOrder,
  context: Pick<RequestContext, 'locale'>,
): Promise<OrderView> {
  const view = await presentOrder(order, sees ? entered.viewer : null, mark);
  return { ...view, instructions: await instructionsFor(order, context.locale) };
}

/** Presents an order for its studio. Throws NOT_FOUND for another account's. */
export async function presentForStudio(
  context: RequestContext,
  account: string,
  id: string,
): Promise<StudioOrderView> {
  const order = isId(id) ? await findOrder(pool(), id) : undefined;
  if (order?.account !== account) throw new KeepersError('NOT_FOUND');
  const event = order.event ? await findEvent(order.event) : null;
  const viewer = event && (await viewerOf(context, event));
  const view = await presentOrder(order, viewer);
  const payment = order.payment ? await money.read(order.payment) : null;
  return {
    ...view,
    project: event && { id: event.id, name: event.name },
    studio_note: order.studio_note,
    coupon: order.coupon,
    payment: order.payment !== null,
    pays_by: order.method && methodName(order.method, context.locale),
    by_hand: payment?.marked ?? false,
    dispute: payment?.dispute ?? null,
    // By an address that remains when the project is deleted.
    documents: view.documents.map((document) => ({
      ...document,
      url: `/api/x/shop/orders/${id}/documents/${document.number}`,
    })),
  };
}
