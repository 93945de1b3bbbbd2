import { type KeptShelf, keptShelf } from './kept-shelf';

/** A pick that could not be sent yet. */
export interface KeptPick {
  product: string;
  media: string;
  selected: boolean;
  /** Taken off, also from the products chosen among this one's picks. */
  together?: true;
}

/** Where picks wait while the server cannot be reached: oldest first, one for each product and photograph. */
export interface PickShelf extends Omit<KeptShelf<KeptPick>, 'write'> {
  /** Puts a pick last; an older one for the same product and photograph is forgotten. */
  keep(pick: KeptPick): void;
  /** Takes a pick off, unless it was wished otherwise meanwhile. */
  drop(pick: KeptPick): void;
}

const about = (a: KeptPick) => (b: KeptPick) => a.product === b.product && a.media === b.media;

function isKept(value: unknown): value is KeptPick {
  const pick = value as Partial<KeptPick> | null;
  return (
    typeof pick?.product === 'string' && typeof pick.media === 'string' && typeof pick.selected === 'boolean'
  );
}

/** The shelf of one project in this browser. */
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
