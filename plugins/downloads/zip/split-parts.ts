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

/**
 * Fills parts in order; a file larger than a part has one to itself. `add` takes a file and gives the part before it where
 * that has no room for it; `rest` gives the part that is being filled, if there is one.
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
