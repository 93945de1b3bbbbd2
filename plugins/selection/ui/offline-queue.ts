/** An offline queue: entries wait in this browser until the server has them. */
export interface OfflineQueue<T> {
  read(): T[];
  write(kept: T[]): void;
  /** Runs `act` under a lock, so that no other page of this browser sends these entries. */
  alone(act: () => Promise<void>): Promise<void>;
  /** Calls back when another page of this browser changed the queue; returns the function that stops it. */
  watch(changed: () => void): () => void;
}

/**
 * Returns the offline queue stored as `key` in this browser; ignores entries that are not `isKept`. It outlives the
 * page; without storage it lives as long as the page.
 */
export function offlineQueue<T>(key: string, isKept: (value: unknown) => value is T): OfflineQueue<T> {
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
        // Storage is full or forbidden: keep the entries in memory.
      }
    },
    alone: async (act) => {
      const locks = globalThis.navigator?.locks;
      await (locks ? locks.request(key, act) : act());
    },
    watch: (changed) => {
      const listen = (event: StorageEvent) => {
        if (event.key === key) changed();
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}
