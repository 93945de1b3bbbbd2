import type { FoundFile } from './upload-types';
import { wanted } from './walk-drop';

/** The part of a folder's handle (File System Access) that watching needs. */
export interface WatchedFolder {
  name: string;
  values(): AsyncIterable<WatchedEntry>;
  /** Asks the person for a folder of an earlier visit. */
  requestPermission?(options: { mode: 'read' }): Promise<PermissionState>;
}
/** A file or folder in it. */
export type WatchedEntry =
  | ({ kind: 'directory' } & WatchedFolder)
  | { kind: 'file'; name: string; getFile(): Promise<File> };

/** What the page shows of the watched folder. */
export interface WatchState {
  /** Null while no folder is watched. */
  folder: string | null;
  gallery: string | null;
  /** Files handed to the queue since watching began. */
  found: number;
  /** The folder cannot be read (a disk was removed, or the permission ended). */
  lost: boolean;
}

const NOTHING: WatchState = { folder: null, gallery: null, found: 0, lost: false };
const PHOTOGRAPH = /\.(jpe?g|png|webp|tiff?|heic|heif|avif|gif)$/i;

/** The size and time of a file: it is whole once they hold still. */
const markOf = (file: File) => `${file.size}/${file.lastModified}`;

/**
 * Watches one folder while the page is open: reads it again and again, and hands over each photograph once its size and
 * time hold still between two readings, again when they change.
 */
export class FolderWatch {
  #state = NOTHING;
  #listeners = new Set<() => void>();
  #seen = new Map<string, string>();
  #sent = new Map<string, string>();
  #folder: WatchedFolder | null = null;
  #send: (found: FoundFile[], gallery: string) => Promise<void> = async () => {};
  #reading: Promise<void> | null = null;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = (): WatchState => this.#state;
  /** The snapshot of server rendering. */
  static none = (): WatchState => NOTHING;

  #set(change: Partial<WatchState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Watches a folder for a gallery, in place of an earlier one. */
  start(
    folder: WatchedFolder,
    gallery: string,
    send: (found: FoundFile[], gallery: string) => Promise<void>,
  ): void {
    this.#folder = folder;
    this.#send = send;
    this.#seen.clear();
    this.#sent.clear();
    this.#set({ folder: folder.name, gallery, found: 0, lost: false });
  }

  stop(): void {
    this.#folder = null;
    this.#set(NOTHING);
  }

  /** Reads the folder once; a reading that runs already is joined. */
  read(): Promise<void> {
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    const [folder, { gallery }] = [this.#folder, this.#state];
    if (!folder || !gallery) return;
    const ready: FoundFile[] = [];
    try {
      for await (const { file, path } of filesIn(folder, folder.name)) {
        const mark = markOf(file);
        const still = this.#seen.get(path) === mark;
        this.#seen.set(path, mark);
        if (!still || this.#sent.get(path) === mark) continue;
        this.#sent.set(path, mark);
        ready.push({ file, path });
      }
    } catch {
      if (this.#folder === folder) this.#set({ lost: true });
      return;
    }
    // Another folder was chosen, or watching ended, while this one was read.
    if (this.#folder !== folder) return;
    if (ready.length > 0) await this.#send(ready, gallery);
    if (ready.length > 0 || this.#state.lost)
      this.#set({ found: this.#state.found + ready.length, lost: false });
  }
}

async function* filesIn(folder: WatchedFolder, path: string): AsyncIterable<FoundFile> {
  for await (const entry of folder.values()) {
    const at = `${path}/${entry.name}`;
    if (!wanted(entry.name)) continue;
    if (entry.kind === 'directory') yield* filesIn(entry, at);
    else if (PHOTOGRAPH.test(entry.name)) yield { file: await entry.getFile(), path: at };
  }
}
