import { type OfflineQueue, offlineQueue } from '../../ui/offline-queue';
import type { PhotoMarks } from '../rules/photo-marks';

/** A pending rating of one photograph. */
export interface QueuedMark {
  media: string;
  wish: Partial<PhotoMarks>;
}

/** The offline queue of ratings: one entry per photograph, the oldest first. */
export interface MarkQueue extends Omit<OfflineQueue<QueuedMark>, 'write'> {
  /** Adds a change; a photograph already queued keeps its position, the latest value of each field counts. */
  keep(mark: QueuedMark): void;
  /** Removes what was sent; fields changed again meanwhile stay. */
  drop(mark: QueuedMark): void;
}

function isKept(value: unknown): value is QueuedMark {
  const mark = value as Partial<QueuedMark> | null;
  return typeof mark?.media === 'string' && typeof mark.wish === 'object' && mark.wish !== null;
}

/** Returns the rest of a pending change after another was sent. */
function without(wish: QueuedMark['wish'], sent: QueuedMark['wish']): QueuedMark['wish'] {
  const left = Object.entries(wish).filter(([name, value]) => sent[name as keyof typeof sent] !== value);
  return Object.fromEntries(left);
}

/** Returns the pending changes with one added. */
export function withKept(kept: readonly QueuedMark[], { media, wish }: QueuedMark): QueuedMark[] {
  const at = kept.findIndex((other) => other.media === media);
  if (at < 0) return [...kept, { media, wish }];
  return kept.map((other, place) => (place === at ? { media, wish: { ...other.wish, ...wish } } : other));
}

/** Returns the pending changes without one that was sent. */
export function withoutKept(kept: readonly QueuedMark[], { media, wish }: QueuedMark): QueuedMark[] {
  return kept
    .map((other) => (other.media === media ? { media, wish: without(other.wish, wish) } : other))
    .filter(({ wish: left }) => Object.keys(left).length > 0);
}

/** Returns the offline queue of one person in one project: another person's ratings are never sent for them. */
export function markQueue(eventId: string, person: string): MarkQueue {
  const { read, write, alone, watch } = offlineQueue(`keepers.marks:${eventId}:${person}`, isKept);
  return {
    read,
    alone,
    watch,
    keep: (mark) => write(withKept(read(), mark)),
    drop: (mark) => write(withoutKept(read(), mark)),
  };
}
