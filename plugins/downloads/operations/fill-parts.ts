import { pool, uuidv7 } from '@plugins/kit/server/database';
import type { UploadResolution } from '@plugins/kit/server/photographs';
import type { LeftOut, OrderEntry, PartEntry } from '../wire';
import { layOut } from '../zip/layout';
import { PART_BYTES, partFiller } from '../zip/split-parts';
import { keepMeasure, keyOf, knownFiles, knownOf } from './known-files';
import { measureFile } from './measure-file';

interface Order {
  id: string;
  account_id: string;
  event_id: string;
  size: UploadResolution;
  entries: OrderEntry[];
  left_out: LeftOut[];
}

/** Files between two updates of the progress. */
const STEP = 10;

/**
 * Measures (and renders where needed) the remaining files of an order, and freezes its archives one after the other:
 * each can be fetched while the next is prepared. Resumes after a failed attempt. `limit`: bytes of one archive.
 */
export async function fillParts(id: string, signal?: AbortSignal, limit = PART_BYTES): Promise<void> {
  const order = await findOrder(id);
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
    if (prepared % STEP === 0)
      await pool().query('update downloads set prepared = $2 where id = $1', [id, prepared]);
    if (!file) {
      await leaveOut(order, entry);
      continue;
    }
    const full = parts.add(file);
    if (full) await freezePart(order, ++number, full);
  }
  const last = parts.rest();
  if (last) await freezePart(order, ++number, last);
  await pool().query(
    `update downloads d set state = 'ready', entries = null, prepared = d.files, updated_at = now(),
            bytes = (select coalesce(sum(bytes), 0) from download_parts where download_id = d.id)
      where id = $1 and state = 'preparing'`,
    [id],
  );
}

async function findOrder(id: string): Promise<Order | null> {
  const { rows } = await pool().query<Order>(
    `select id, account_id, event_id, size, entries, left_out from downloads where id = $1 and state = 'preparing'`,
    [id],
  );
  return rows[0] ?? null;
}

async function doneParts(id: string): Promise<{ parts: number; medias: string[] }> {
  const { rows } = await pool().query<{ media: string; number: number }>(
    `select p.number::int as number, e->>'media' as media from download_parts p, jsonb_array_elements(p.entries) e
      where p.download_id = $1`,
    [id],
  );
  return { parts: Math.max(0, ...rows.map((row) => row.number)), medias: rows.map((row) => row.media) };
}

async function fileOf(
  order: Order,
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

async function leaveOut(order: Order, { media, name }: OrderEntry): Promise<void> {
  order.left_out.push({ media, name: name.split('/').at(-1) ?? name, reason: 'gone' });
  await pool().query('update downloads set left_out = $2, files = files - 1 where id = $1', [
    order.id,
    JSON.stringify(order.left_out),
  ]);
}

async function freezePart(order: Order, number: number, entries: PartEntry[]): Promise<void> {
  await pool().query(
    `insert into download_parts (id, download_id, number, files, bytes, entries) values ($1, $2, $3, $4, $5, $6)`,
    [uuidv7(), order.id, number, entries.length, layOut(entries).bytes, JSON.stringify(entries)],
  );
}
