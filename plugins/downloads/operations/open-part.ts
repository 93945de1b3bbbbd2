import { Readable } from 'node:stream';
import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { contextOf, rangeOf } from '@plugins/kit/server/internal';
import { authorize, isStaff } from '@plugins/kit/server/people';
import { contentDisposition } from '@plugins/kit/server/texts';
import type { Answer, RequestContext } from '@plugins/kit/server/wire';
import type { OrderRow } from '../queries/orders';
import { findPart, type Part } from '../queries/parts';
import { claimDownload, countDownload, holdClaim, noteSent } from './count-download';
import { requireStill } from './may-still';
import { partName, requireOrder } from './read-order';
import { streamPart } from './stream-part';

/** Raise it when archives are written differently: the same order is then another file (ETag). */
const WRITER = 1;

/**
 * Answers with one archive of an order, whole or a range. Checks at the start and during the transfer whether this
 * person may still have it. Throws NOT_FOUND, DOWNLOAD_CHANGED, and the refusals of placing the order.
 */
export async function openPart(
  context: RequestContext,
  eventId: string,
  id: string,
  file: string,
): Promise<Answer> {
  const entered = await authorize(context, eventId, 'gallery.read');
  const order = await requireOrder(entered, id);
  const number = Number(/^(\d{1,6})\.zip$/.exec(file)?.[1]);
  const part = await requirePart(id, number);
  const counts = await requireStill(entered, order, part.entries);
  if (counts) await claimDownload(order);
  const etag = `"${id}-${number}-${WRITER}"`;
  const headers: Record<string, string> = {
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache, no-transform',
    'Content-Type': 'application/zip',
    'Content-Disposition': contentDisposition(partName(order, number)),
  };
  if (context.headers.get('if-none-match') === etag) return { status: 304, headers };
  const before = context.headers.get('if-range');
  const asked = before === null || before === etag ? (context.headers.get('range') ?? undefined) : undefined;
  const range = rangeOf(asked, part.bytes);
  if (range === false)
    return { status: 416, body: '', headers: { 'Content-Range': `bytes */${part.bytes}`, ETag: etag } };
  const stretch = range ?? { start: 0, end: part.bytes - 1 };
  headers['Content-Length'] = String(stretch.end - stretch.start + 1);
  if (range) headers['Content-Range'] = `bytes ${stretch.start}-${stretch.end}/${part.bytes}`;
  return {
    status: range ? 206 : 200,
    headers,
    body: Readable.from(bytesOf(context, eventId, order, { number, part, stretch, counts })),
  };
}

function bytesOf(
  context: RequestContext,
  eventId: string,
  order: OrderRow,
  of: { number: number; part: Part; stretch: { start: number; end: number }; counts: boolean },
): AsyncGenerator<Uint8Array> {
  const { number, part, stretch } = of;
  let { counts } = of;
  return streamPart({
    entries: part.entries,
    stretch,
    still: async () => {
      // A context caches the person: each check needs a new one.
      const now = await authorize(contextOf(context.headers), eventId, 'gallery.read');
      const found = await requireOrder(now, order.id);
      // Its own reservation counts as used, so that no later request takes it.
      counts = await requireStill(now, { ...found, counted: true }, part.entries);
      if (counts) await holdClaim(order.id);
    },
    beforeLast: async () => {
      const now = await authorize(contextOf(context.headers), eventId, 'gallery.read');
      counts = counts && !isStaff(now.viewer.role);
      if (counts) await countDownload(order);
    },
    ended: async (sent, whole) => {
      const all = await noteSent(order.id, sent, whole ? number : null);
      // Fetched in ranges that leave out the last byte: as much as the whole was sent, so it counts.
      if (counts && !whole && all >= part.bytes) await countDownload(order).catch(() => undefined);
    },
  });
}

async function requirePart(id: string, number: number): Promise<Part> {
  if (Number.isNaN(number)) throw new KeepersError('NOT_FOUND');
  const part = await findPart(pool(), { download: id, number });
  if (!part) throw new KeepersError('NOT_FOUND');
  return part;
}
