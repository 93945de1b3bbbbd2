import type { WatchedFolder } from './watch-folder';

/** A watched folder as the browser keeps it for the next visit. */
export interface KeptFolder {
  folder: WatchedFolder;
  gallery: string;
}

const [DATABASE, STORE, KEY] = ['keepers-watch', 'folders', 'watched'];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs one request on the store; null where the browser keeps nothing (a private window, a full disk). */
async function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await done(opening);
    try {
      return await done(run(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** Keeps the watched folder, in place of an earlier one. */
export const keepFolder = (kept: KeptFolder) => inStore('readwrite', (store) => store.put(kept, KEY));

/** Returns the folder that an earlier page watched until it was closed, or null. */
export const readKeptFolder = async (): Promise<KeptFolder | null> =>
  (await inStore<KeptFolder | undefined>('readonly', (store) => store.get(KEY))) ?? null;

/** Forgets it. */
export const dropKeptFolder = () => inStore('readwrite', (store) => store.delete(KEY));
