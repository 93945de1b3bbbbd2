/** A pick that could not be sent yet. */
export interface KeptPick {
  product: string;
  media: string;
  selected: boolean;
  /** Taken off, also from the products chosen among this one's picks. */
  together?: true;
}

/** Where picks wait while the server cannot be reached: oldest first, one for each product and photograph. */
export interface PickShelf {
  read(): KeptPick[];
  /** Puts a pick last; an older one for the same product and photograph is forgotten. */
  keep(pick: KeptPick): void;
  /** Takes a pick off, unless it was wished otherwise meanwhile. */
  drop(pick: KeptPick): void;
  /** Runs `act` while no other page of this browser sends picks of the same project. */
  alone(act: () => Promise<void>): Promise<void>;
  /** Calls back when another page of this browser changed the shelf; gives the function that stops it. */
  watch(changed: () => void): () => void;
}

const about = (a: KeptPick) => (b: KeptPick) => a.product === b.product && a.media === b.media;

function isKept(value: unknown): value is KeptPick {
  const pick = value as Partial<KeptPick> | null;
  return (
    typeof pick?.product === 'string' && typeof pick.media === 'string' && typeof pick.selected === 'boolean'
  );
}

/** The shelf of one project in this browser. It outlives the page; without storage it lives as long as the page. */
export function pickShelf(eventId: string): PickShelf {
  const key = `keepers.picks:${eventId}`;
  let memory: KeptPick[] = [];
  const read = (): KeptPick[] => {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(found) ? found.filter(isKept) : [];
    } catch {
      return memory;
    }
  };
  const write = (picks: KeptPick[]): void => {
    memory = picks;
    try {
      if (picks.length > 0) localStorage.setItem(key, JSON.stringify(picks));
      else localStorage.removeItem(key);
    } catch {
      // A full or forbidden storage: the page itself still remembers.
    }
  };
  return {
    read,
    keep: (pick) => {
      const same = about(pick);
      write([...read().filter((other) => !same(other)), pick]);
    },
    drop: (pick) => {
      const same = about(pick);
      write(read().filter((other) => !(same(other) && other.selected === pick.selected)));
    },
    alone: async (act) => {
      const locks = globalThis.navigator?.locks;
      await (locks ? locks.request(key, act) : act());
    },
    watch: (changed) => {
      const hear = (event: StorageEvent) => {
        if (event.key === key) changed();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}
