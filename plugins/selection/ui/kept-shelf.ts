/** Things that wait in this browser until the server knows them. */
export interface KeptShelf<T> {
  read(): T[];
  write(kept: T[]): void;
  /** Runs `act` while no other page of this browser sends what lies here. */
  alone(act: () => Promise<void>): Promise<void>;
  /** Calls back when another page of this browser changed the shelf; gives the function that stops it. */
  watch(changed: () => void): () => void;
}

/**
 * The shelf called `key` in this browser; what is not `isKept` on it is passed over. It outlives the page; without storage it
 * lives as long as the page.
 */
export function keptShelf<T>(key: string, isKept: (value: unknown) => value is T): KeptShelf<T> {
  let memory: T[] = [];
  return {
    read: () => {
      try {
        const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(found) ? found.filter(isKept) : [];
      } catch {
        return memory;
      }
    },
    write: (kept) => {
      memory = kept;
      try {
        if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept));
        else localStorage.removeItem(key);
      } catch {
        // A full or forbidden storage: the page itself still remembers.
      }
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
