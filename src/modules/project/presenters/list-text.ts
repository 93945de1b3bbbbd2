import { randomToken } from '@/core/crypto';
import { once } from '@/core/process/state';
import type { GalleryList } from '@/core/wire';

interface Kept {
  madeOf: string;
  /** The JSON, cut where a token comes. */
  parts: string[];
  bytes: number;
}

interface Texts {
  kept: Map<string, Kept>;
  bytes: number;
  /** Stands for the token while a text is written: nobody else can have written it. */
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
 * A list as JSON for the holder of `token`. Everybody of one role is given the same list with another token: it is
 * written once, and again when `madeOf` (all the list is made of, as the database just said it) is another text.
 * Decides nothing: whoever calls has asked who may see this and what stands in it.
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
