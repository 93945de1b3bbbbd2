import { randomToken } from '@/core/crypto';
import { once } from '@/core/process/state';
import type { GalleryList } from '@/core/wire';

interface Kept {
  madeOf: string;
  /** The JSON, split where the token is inserted. */
  parts: string[];
  bytes: number;
}

interface Texts {
  kept: Map<string, Kept>;
  bytes: number;
  /** Placeholder for the token while serializing: random, so that no content equals it. */
  mark: string;
}

/** About two hundred and fifty pages of a hundred photographs. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_TEXT = 1024 * 1024;

const texts = () => once<Texts>('list-texts', () => ({ kept: new Map(), bytes: 0, mark: randomToken() }));

function keep(slot: string, one: Kept): void {
  const all = texts();
  forget(slot);
  if (one.bytes > MAX_TEXT) return;
  all.kept.set(slot, one);
  all.bytes += one.bytes;
  for (const oldest of all.kept.keys()) {
    if (all.bytes <= MAX_BYTES) break;
    forget(oldest);
  }
}

function forget(slot: string): void {
  const all = texts();
  all.bytes -= all.kept.get(slot)?.bytes ?? 0;
  all.kept.delete(slot);
}

/**
 * Returns a list as JSON for the holder of `token`. All requesters with one role get the same list with different
 * tokens: it is serialized once, and again when `madeOf` (everything the list depends on, as just read from the
 * database) changes. Does not authorize: the caller has checked who may see this content.
 */
export function listText(
  slot: string,
  madeOf: string,
  token: string,
  present: (token: string) => GalleryList,
): string {
  const all = texts();
  let found = all.kept.get(slot);
  if (found?.madeOf === madeOf) {
    all.kept.delete(slot);
    all.kept.set(slot, found);
  } else {
    const text = JSON.stringify(present(all.mark));
    found = { madeOf, parts: text.split(all.mark), bytes: text.length + madeOf.length };
    keep(slot, found);
  }
  return found.parts.join(token);
}
