import { type OfflineQueue, offlineQueue } from './offline-queue';

/** A pick that is not sent yet. */
export interface QueuedPick {
  product: string;
  media: string;
  selected: boolean;
  /** Also remove it from the products chosen among this one's picks. */
  together?: true;
}

/** The offline queue of picks: oldest first, one per product and photograph. */
export interface PickQueue extends Omit<OfflineQueue<QueuedPick>, 'write'> {
  /** Adds a pick at the end; drops an older one for the same product and photograph. */
  keep(pick: QueuedPick): void;
  /** Removes a sent pick, unless its state was changed again meanwhile. */
  drop(pick: QueuedPick): void;
}

const about = (a: QueuedPick) => (b: QueuedPick) => a.product === b.product && a.media === b.media;

function isKept(value: unknown): value is QueuedPick {
  const pick = value as Partial<QueuedPick> | null;
  return (
    typeof pick?.product === 'string' && typeof pick.media === 'string' && typeof pick.selected === 'boolean'
  );
}

/** Returns the offline queue of one project in this browser. */
export function pickQueue(eventId: string): PickQueue {
  const { read, write, alone, watch } = offlineQueue(`keepers.picks:${eventId}`, isKept);
  return {
    read,
    alone,
    watch,
    keep: (pick) => {
      const same = about(pick);
      write([...read().filter((other) => !same(other)), pick]);
    },
    drop: (pick) => {
      const same = about(pick);
      write(read().filter((other) => !(same(other) && other.selected === pick.selected)));
    },
  };
}
