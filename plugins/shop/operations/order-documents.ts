import { KeepersError } from '@plugins/kit/server';
import { money } from '@plugins/kit/server/orders';
import type { OrderView } from '../wire';
import { PURPOSE } from './pay-order';

/** Returns the documents of an order's payments, each with its address; `mark`: what opens the order without a session. */
export async function listOrderDocuments(
  order: { id: string; event: string | null },
  mark: string | null,
): Promise<OrderView['documents']> {
  const found = await money.documents({ kind: PURPOSE, id: order.id });
  return found.map(({ id, number, kind, issued, refund, link }) => ({
    id,
    number,
    kind,
    issued,
    refund,
    url: `/events/${order.event}/orders/${order.id}/documents/${number}${mark ? `?k=${mark}` : ''}`,
    link,
  }));
}

/** Returns a document of an order as a PDF, with its file name. Throws NOT_FOUND. */
export async function openOrderDocument(
  order: string,
  number: string,
): Promise<{ name: string; pdf: Buffer }> {
  const purpose = { kind: PURPOSE, id: order };
  const found = (await money.documents(purpose)).find((document) => document.number === number);
  if (!found) throw new KeepersError('NOT_FOUND');
  return money.openDocument({ purpose, document: found.id });
}
