import { pool } from '@plugins/kit/server/database';
import { findPreparing, leaveOutFile, markReady, type Preparing, setPrepared } from '../queries/orders';
import { insertPart, listFrozen } from '../queries/parts';
import type { OrderEntry, PartEntry } from '../wire';
import { layOut } from '../zip/layout';
import { PART_BYTES, partFiller } from '../zip/split-parts';
import { keepMeasure, keyOf, knownFiles, knownOf } from './known-files';
import { measureFile } from './measure-file';

/** Files between two updates of the progress. */
const STEP = 10;

/**
 * Measures (and renders where needed) the remaining files of an order, and freezes its archives one after the other:
 * each can be fetched while the next is prepared. Resumes after a failed attempt. `limit`: bytes of one archive.
 */
export async function fillParts(id: string, signal?: AbortSignal, limit = PART_BYTES): Promise<void> {
  const order = await findPreparing(pool(), id);
  if (!order) return;
  const done = await doneParts(id);
  const over = new Set([...done.medias, ...order.left_out.map((one) => one.media)]);
  const waiting = order.entries.filter((entry) => !over.has(entry.media));
  const known = await knownFiles(
    waiting.map((entry) => entry.media),
    order.size,
  );
  let number = done.parts;
  let prepared = over.size;
  const parts = partFiller<PartEntry>(limit);
  for (const entry of waiting) {
    signal?.throwIfAborted();
    const file = await fileOf(order, entry, knownOf(known, entry));
    prepared += 1;
    if (prepared % STEP === 0) await setPrepared(pool(), { id, prepared });
    if (!file) {
      await leaveOut(order, entry);
      continue;
    }
    const full = parts.add(file);
    if (full) await freezePart(order, ++number, full);
  }
  const last = parts.rest();
  if (last) await freezePart(order, ++number, last);
  await markReady(pool(), id);
}

async function doneParts(id: string): Promise<{ parts: number; medias: string[] }> {
  const rows = await listFrozen(pool(), id);
  return { parts: Math.max(0, ...rows.map((row) => row.number)), medias: rows.map((row) => row.media) };
}

async function fileOf(
  order: Preparing,
  entry: OrderEntry,
  known: { bytes: number; crc32: number } | undefined,
): Promise<PartEntry | null> {
  const key = keyOf({ account: order.account_id, event: order.event_id }, entry, order.size);
  const { bytes, crc32 } = entry;
  if (bytes !== null && crc32 !== null) return { ...entry, bytes, crc32, key };
  if (known) return { ...entry, ...known, key };
  const measure = await measureFile(
    { account: order.account_id, event: order.event_id },
    entry,
    order.size,
    key,
  );
  if (!measure) return null;
  await keepMeasure(entry, order.size, { ...measure, key });
  return { ...entry, ...measure, key };
}

async function leaveOut(order: Preparing, { media, name }: OrderEntry): Promise<void> {
  order.left_out.push({ media, name: name.split('/').at(-1) ?? name, reason: 'gone' });
  await leaveOutFile(pool(), { id: order.id, leftOut: order.left_out });
}

async function freezePart(order: Preparing, number: number, entries: PartEntry[]): Promise<void> {
  await insertPart(pool(), { download: order.id, number, bytes: layOut(entries).bytes, entries });
}
