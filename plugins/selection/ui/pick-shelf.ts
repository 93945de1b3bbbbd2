import { type KeptShelf, keptShelf } from './kept-shelf';

/** A pick that is not sent yet. */
export interface KeptPick {
  product: string;
  media: string;
  selected: boolean;
  /** Also remove it from the products chosen among this one's picks. */
  together?: true;
}

/** The offline queue of picks: oldest first, one per product and photograph. */
export interface PickShelf extends Omit<KeptShelf<KeptPick>, 'write'> {
  /** Adds a pick at the end; drops an older one for the same product and photograph. */
  keep(pick: KeptPick): void;
  /** Removes a sent pick, unless its state was changed again meanwhile. */
  drop(pick: KeptPick): void;
}

const about = (a: KeptPick) => (b: KeptPick) => a.product === b.product && a.media === b.media;

function isKept(value: unknown): value is KeptPick {
  const pick = value as Partial<KeptPick> | null;
  return (
    typeof pick?.product === 'string' && typeof pick.media === 'string' && typeof pick.selected === 'boolean'
  );
}

/** Returns the offline queue of one project in this browser. */
export function pickShelf(eventId: string): PickShelf {
  const { read, write, alone, watch } = keptShelf(`keepers.picks:${eventId}`, isKept);
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
