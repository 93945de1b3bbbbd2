import { centralBytes, END_BYTES, localBytes, type ZipEntry } from './records';

/**
 * Bytes of one archive: 2 GB fit every stick and every phone's Files, and a part that must be restarted costs little.
 */
export const PART_BYTES = 2_000_000_000;

/** Returns the bytes an entry adds to an archive: file, header and directory record. */
export function costOf(entry: ZipEntry): number {
  return localBytes(entry) + entry.bytes + centralBytes(entry, 0);
}

/**
 * Fills parts in order; a file larger than a part has its own. `add` takes a file and returns the previous part if
 * that is full; `rest` returns the part being filled, if any.
 */
export function partFiller<Entry extends ZipEntry>(limit = PART_BYTES) {
  let part: Entry[] = [];
  let room = limit - END_BYTES;
  const rest = (): Entry[] | null => (part.length > 0 ? part : null);
  const add = (entry: Entry): Entry[] | null => {
    const cost = costOf(entry);
    const full = cost > room ? rest() : null;
    if (full) {
      part = [];
      room = limit - END_BYTES;
    }
    part.push(entry);
    room -= cost;
    return full;
  };
  return { add, rest };
}
