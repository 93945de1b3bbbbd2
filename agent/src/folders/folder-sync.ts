import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Link } from '../store';
import type { Params, TextKey } from '../texts/say';
import { FileCache, isSame, type Known } from './file-cache';
import { isOne, Root } from './root';
import { addWhatIsThere, type Found, isLitter, isWanted, scanFolder } from './scan';
import { Stillness } from './stillness';
import { type SyncTimes, TIMES } from './sync-times';
import { TreeWatcher } from './tree-watcher';

/** A file that has to be looked at: read, checked with the server, and perhaps sent. */
export interface Candidate extends Found {
  /** The photograph that a file of this path became before it changed. */
  replaces?: string;
}

/** What the folder's owner does with what the folder reports. */
export interface SyncEvents {
  /** New and changed files that hold still. */
  ready: (link: Link, files: Candidate[]) => void;
  /** Photographs of the last full lists that the folder no longer has, by gallery; called after each full list. */
  gone: (link: Link, medias: Map<string, string[]>) => void;
  log: (key: TextKey, params: Params, bad?: boolean) => void;
  /** The folder is lost, or back; a file was refused, or is no longer. */
  changed?: () => void;
}

/**
 * Watches one folder: by the system's events, and by a full list at the start, every ten minutes, after sleep and after
 * removals. Reports files once they hold still, and what a full list lacks.
 */
export class FolderSync {
  readonly cache: FileCache;
  /** Why the folder is not read now. */
  trouble: 'missing' | 'other_disk' | 'empty' | 'unreadable' | null = null;
  scannedAt: number | null = null;
  #watcher: TreeWatcher | null = null;
  readonly #stillness: Stillness;
  #events = new Set<string>();
  readonly #root: Root;
  #timers = new Set<NodeJS.Timeout>();
  #scanning: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  /** A full list could not tell which photographs are gone. */
  #owed = false;
  #ended = false;

  constructor(
    readonly link: Link,
    data: string,
    private readonly on: SyncEvents,
    private readonly times: SyncTimes = TIMES,
  ) {
    this.cache = new FileCache(data, link.id, () => this.on.changed?.());
    this.#root = new Root(link.folder);
    this.#stillness = new Stillness(
      link.folder,
      times.still,
      (ms, run) => this.#later(ms, run),
      (files) =>
        this.on.ready(
          link,
          files.map((file) => this.#candidate(file)),
        ),
    );
  }

  /** Whether any file has to hold still yet, or is on its way. */
  get busy(): boolean {
    return this.#stillness.busy;
  }

  start(): void {
    void this.scan();
    let last = Date.now();
    const tick = setInterval(async () => {
      const now = Date.now();
      // A jump of the clock: the computer slept.
      const slept = now - last > 60_000;
      last = now;
      const due = this.trouble !== null || now - (this.scannedAt ?? 0) > this.times.rescan;
      if (slept || due || (await this.#root.changed())) void this.scan();
    }, this.times.look);
    this.#timers.add(tick);
  }

  end(): void {
    this.#ended = true;
    this.#unwatch();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#ended) run();
    }, ms);
    this.#timers.add(timer);
  }

  /** Before anything is listed: what is added meanwhile is in the list or in an event. */
  #watch(): TreeWatcher {
    this.#watcher ??= new TreeWatcher(this.link.folder, {
      event: (at) => {
        if (at === null) return void this.scan();
        if (this.#events.size === 0) this.#later(this.times.collect, () => void this.#lookAtEvents());
        this.#events.add(at);
      },
      lost: () => {
        this.#unwatch();
        this.#later(1000, () => void this.scan());
      },
      full: () => this.on.log('log_not_watched', { folder: this.link.folder }, true),
    });
    return this.#watcher;
  }

  #unwatch(): void {
    this.#watcher?.close();
    this.#watcher = null;
  }

  async #lookAtEvents(): Promise<void> {
    const names = [...this.#events];
    this.#events.clear();
    // The folder's own renaming comes as an event with its name.
    if (await this.#root.changed()) return this.scan();
    let removed = false;
    for (const at of names) {
      const stat = await fs.stat(path.join(this.link.folder, at)).catch(() => null);
      if (!stat || stat.isDirectory()) this.#watcher?.drop(at);
      if (!stat)
        removed ||=
          this.cache.files.has(at) || [...this.cache.files.keys()].some((one) => one.startsWith(`${at}/`));
      else if (stat.isDirectory()) for (const file of await this.#below(at)) this.#see(file);
      else if (isWanted(at)) this.#see({ at, size: stat.size, mtimeMs: stat.mtimeMs, ino: stat.ino });
    }
    // A moved file is removed and added: only a full list knows which.
    if (removed) this.#later(this.times.still, () => void this.scan());
    this.#stillness.flush();
  }

  /** The photographs below a folder that is new, or was replaced. */
  async #below(at: string): Promise<Iterable<Found>> {
    if (at.split('/').some(isLitter)) return [];
    const found = await scanFolder(this.link.folder, at, (one) => this.#watcher?.add(one)).catch(() => null);
    return found?.values() ?? [];
  }

  /** Reads the whole folder as it is from this call on: calls during a reading share the one after it. */
  scan(): Promise<void> {
    if (this.#scanning) {
      const again = (): Promise<void> => {
        this.#next = null;
        return this.scan();
      };
      this.#next ??= this.#scanning.then(again, again);
      return this.#next;
    }
    this.#scanning = this.#scan().finally(() => {
      this.#scanning = null;
    });
    return this.#scanning;
  }

  async #scan(): Promise<void> {
    if (this.#ended) return;
    const before = this.trouble;
    const found = await this.#list();
    if (this.#ended) return;
    if (this.trouble !== before) {
      const key = this.trouble ? (`log_${this.trouble}` as const) : 'log_back';
      this.on.log(key, { folder: this.link.folder }, this.trouble !== null);
      this.on.changed?.();
    }
    if (!found) return;
    this.scannedAt = Date.now();
    this.cache.prune(found);
    for (const file of found.values()) this.#see(file);
    this.#stillness.flush();
    // A file that was moved is not known at its new place yet: the list after that decides.
    this.#owed = this.#stillness.busy;
    if (!this.#owed) this.on.gone(this.link, this.cache.missing(found));
  }

  /** The full list, or null where the folder cannot be trusted: a lost disk must not look like deleted files. */
  async #list(): Promise<Map<string, Found> | null> {
    const { folder } = this.link;
    const root = await this.#root.look();
    if (!root) return this.#distrust('missing');
    const watcher = this.#watch();
    const found = await scanFolder(folder, '', (one) => watcher.add(one)).catch(() => null);
    const { after, sure } = await addWhatIsThere(found, this.#root, this.cache.files);
    if (!after || !isOne(root, after)) return this.#distrust(after ? 'other_disk' : 'missing');
    if (!found || !sure) return this.#distrust('unreadable');
    const { files } = this.cache;
    if (found.size === 0 && this.cache.hasTaken) return this.#distrust('empty');
    // A disk that returns may have another number: its files are known by their names.
    if (files.size > 0 && this.#root.isOther(root) && ![...found.keys()].some((at) => files.has(at)))
      return this.#distrust('other_disk');
    this.#root.trust(root);
    this.trouble = null;
    return found;
  }

  #distrust(trouble: FolderSync['trouble']): null {
    this.trouble = trouble;
    // The disk that comes back may be watched no longer.
    this.#unwatch();
    return null;
  }

  #see(file: Found): void {
    const known = this.cache.files.get(file.at);
    if (known && isSame(known, file)) this.#stillness.drop(file.at);
    else this.#stillness.see(file);
  }

  #candidate(file: Found): Candidate {
    const replaces = this.cache.files.get(file.at)?.media;
    return { ...file, ...(replaces ? { replaces } : {}) };
  }

  /** Takes a refused file as new. */
  tryAgain(at: string): void {
    this.cache.pardon(at, true);
    void this.scan();
  }

  /** Forgets that a file was reported, so that the next list reports it again. */
  retry(at: string): void {
    this.#stillness.settle(at);
  }

  /** Records what became of a file. */
  settle(at: string, known: Known): void {
    this.#stillness.settle(at);
    this.cache.set(at, known);
    if (!this.#owed || this.#stillness.busy) return;
    this.#owed = false;
    this.#later(this.times.collect, () => void this.scan());
  }

  /** Forgets files whose photographs were trashed. */
  forget(medias: ReadonlySet<string>): void {
    for (const [at, { media }] of this.cache.files) if (media && medias.has(media)) this.cache.delete(at);
  }
}
