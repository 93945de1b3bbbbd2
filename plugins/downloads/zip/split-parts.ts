import { centralBytes, END_BYTES, localBytes, type ZipEntry } from './records';

/**
 * Bytes of one archive: 2 GB go onto every stick and into every phone's Files, and a part that broke off for good costs
 * little.
 */
export const PART_BYTES = 2_000_000_000;

/** What an entry adds to an archive: its bytes, its header and its line in the directory. */
export function costOf(entry: ZipEntry): number {
  return localBytes(entry) + entry.bytes + centralBytes(entry, 0);
}

/** Fills parts in order; a file larger than a part has one to itself. Never gives an empty part. */
export function splitIntoParts<Entry extends ZipEntry>(
  entries: readonly Entry[],
  limit = PART_BYTES,
): Entry[][] {
  const parts: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const cost = costOf(entry);
    const last = parts.at(-1);
    if (last && cost <= room) last.push(entry);
    else {
      parts.push([entry]);
      room = limit - END_BYTES;
    }
    room -= cost;
  }
  return parts;
}
