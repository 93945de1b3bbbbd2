import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

/** Linux cannot watch a folder with what is below it: Node would make a watch for each file, and systems limit those. */
const BY_FOLDER = process.platform === 'linux';

/** Watches a folder with everything below it: as the system does, on Linux by a watch for each folder. */
export class TreeWatcher {
  #watchers = new Map<string, FSWatcher>();
  #full = false;

  constructor(
    private readonly root: string,
    private readonly on: {
      /** Something happened at a path below the folder; null: somewhere. */
      event: (at: string | null) => void;
      /** The system no longer tells. */
      lost: () => void;
      /** The system watches no more than what is watched already. */
      full: () => void;
    },
  ) {
    this.#open('');
  }

  /** Watches a folder below as well, where the watch of the whole does not reach it. */
  add(at: string): void {
    if (BY_FOLDER && !this.#watchers.has(at)) this.#open(at);
  }

  /** Leaves a folder that is gone, or was replaced, with everything below it. */
  drop(at: string): void {
    for (const [one, watcher] of this.#watchers) {
      if (one === '' || (one !== at && !one.startsWith(`${at}/`))) continue;
      watcher.close();
      this.#watchers.delete(one);
    }
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
    this.#full = true;
  }

  #open(at: string): void {
    if (this.#full) return;
    try {
      const watcher = watch(path.join(this.root, at), { recursive: !BY_FOLDER }, (_event, name) => {
        const below = name === null ? null : String(name).split(path.sep).join('/');
        this.on.event(below === null || at === '' ? below : `${at}/${below}`);
      });
      watcher.on('error', () => this.on.lost());
      this.#watchers.set(at, watcher);
    } catch (error) {
      // Gone since it was listed.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      this.#full = true;
      this.on.full();
    }
  }
}
