import { type KeptShelf, keptShelf } from '../../ui/kept-shelf';
import type { PhotoMarks } from '../rules/photo-marks';

/** Marks of one photograph that the server does not know yet. */
export interface KeptMark {
  media: string;
  wish: Partial<PhotoMarks>;
}

/** Where marks wait until the server knows them: one line for each photograph, the longest waiting first. */
export interface MarkShelf extends Omit<KeptShelf<KeptMark>, 'write'> {
  /** Adds a wish; what is wished for a photograph already keeps its place, the newest word of each mark counts. */
  keep(mark: KeptMark): void;
  /** Takes off what was sent; what was wished otherwise meanwhile stays. */
  drop(mark: KeptMark): void;
}

function isKept(value: unknown): value is KeptMark {
  const mark = value as Partial<KeptMark> | null;
  return typeof mark?.media === 'string' && typeof mark.wish === 'object' && mark.wish !== null;
}

/** What is left of a wish once another was granted. */
function without(wish: KeptMark['wish'], sent: KeptMark['wish']): KeptMark['wish'] {
  const left = Object.entries(wish).filter(([name, value]) => sent[name as keyof typeof sent] !== value);
  return Object.fromEntries(left);
}

/** Several photographs' wishes after one more. */
export function withKept(kept: readonly KeptMark[], { media, wish }: KeptMark): KeptMark[] {
  const at = kept.findIndex((other) => other.media === media);
  if (at < 0) return [...kept, { media, wish }];
  return kept.map((other, place) => (place === at ? { media, wish: { ...other.wish, ...wish } } : other));
}

/** Several photographs' wishes after one was granted. */
export function withoutKept(kept: readonly KeptMark[], { media, wish }: KeptMark): KeptMark[] {
  return kept
    .map((other) => (other.media === media ? { media, wish: without(other.wish, wish) } : other))
    .filter(({ wish: left }) => Object.keys(left).length > 0);
}

/** The shelf of one person in one project and this browser: another person's marks are never sent for them. */
export function markShelf(eventId: string, person: string): MarkShelf {
  const { read, write, alone, watch } = keptShelf(`keepers.marks:${eventId}:${person}`, isKept);
  return {
    read,
    alone,
    watch,
    keep: (mark) => write(withKept(read(), mark)),
    drop: (mark) => write(withoutKept(read(), mark)),
  };
}
