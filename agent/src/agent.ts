import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Candidate } from './folder-sync';
import { FolderSync, type SyncTimes } from './folder-sync';
import { Log } from './log';
import { Refused, Server } from './server-api';
import { type Link, Store } from './store';
import { Throttle } from './throttle';
import { hashFile, Unfinished, uploadFile } from './upload-file';
import { VERSION } from './version';

/** Uploads that run at the same time. */
const AT_ONCE = 3;
/** Files that are checked with the server together. */
const CHECKED = 50;
const BEAT_MS = 60_000;
const BUSY_BEAT_MS = 15_000;
const MOST_WAIT_MS = 60_000;
const ASK_AGAIN_MS = 3600_000;

interface Task {
  sync: FolderSync;
  file: Candidate;
  sha256: string;
  gallery: string;
  sent: number;
  running: boolean;
}

interface OwnDevice {
  name: string | null;
  account: { name: string } | null;
  needs_update: boolean;
  latest_version: string | null;
}

/** What the page shows. */
export type AgentView = ReturnType<Agent['view']>;

/** The program: its folders, its queue of files, its line to the server. */
export class Agent {
  readonly store: Store;
  readonly log: Log;
  readonly throttle: Throttle;
  readonly syncs = new Map<string, FolderSync>();
  /** What the server last said about this program. */
  me: OwnDevice | null = null;
  offline = false;
  /** Counters since the start. */
  done = { uploaded: 0, known: 0, refused: 0, bytes: 0 };
  #unfinished: Unfinished;
  #toRead: { sync: FolderSync; file: Candidate }[] = [];
  #reading = false;
  #tasks: Task[] = [];
  #stop = new AbortController();
  #wait = 0;
  #beat: NodeJS.Timeout | undefined;
  #asked = new Map<string, { key: string; at: number }>();
  #galleries = new Map<string, Promise<string>>();
  #ended = false;

  constructor(
    readonly folder: string,
    private readonly times?: SyncTimes,
  ) {
    this.store = new Store(folder);
    this.log = new Log(folder);
    this.throttle = new Throttle(this.store.config.limit);
    this.#unfinished = new Unfinished(folder);
  }

  get server(): Server | null {
    const { server, token } = this.store.config;
    return server && token ? new Server(server, token) : null;
  }

  start(): void {
    this.log.write(`Keepers uploader ${VERSION} started`);
    for (const link of this.store.config.links) this.#open(link);
    void this.#heartbeat();
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#beat);
    this.#stop.abort();
    for (const sync of this.syncs.values()) sync.end();
    await this.server
      ?.call('PUT', '/api/devices/me', { version: VERSION, state: { status: 'stopped' } })
      .catch(() => undefined);
  }

  #open(link: Link): void {
    const sync = new FolderSync(
      link,
      this.folder,
      {
        ready: (_link, files) => this.#take(sync, files),
        gone: (_link, medias) => void this.#tellGone(sync, medias),
        changed: () => undefined,
        log: (text, bad) => this.log.write(text, bad),
      },
      this.times,
    );
    this.syncs.set(link.id, sync);
    sync.start();
  }

  /** Keeps a folder in step with a gallery from now on. */
  addLink(link: Omit<Link, 'id' | 'paused'>): Link {
    const made = { ...link, folder: path.resolve(link.folder), id: randomUUID(), paused: false };
    this.store.change({ links: [...this.store.config.links, made] });
    this.log.write(`${made.folder} → ${made.project.name} / ${made.gallery.name}`);
    this.#open(made);
    return made;
  }

  /** Leaves a folder alone; its photographs stay in the gallery. */
  removeLink(id: string): void {
    const sync = this.syncs.get(id);
    sync?.end();
    sync?.cache.remove();
    this.syncs.delete(id);
    this.#tasks = this.#tasks.filter((task) => task.sync !== sync || task.running);
    this.#toRead = this.#toRead.filter((one) => one.sync !== sync);
    this.store.change({ links: this.store.config.links.filter((link) => link.id !== id) });
  }

  pause(paused: boolean): void {
    this.store.change({ paused });
    this.log.write(paused ? 'Paused' : 'Going on');
    if (paused) {
      this.#stop.abort();
      this.#stop = new AbortController();
    }
    void this.#read();
    this.#work();
    void this.#heartbeat();
  }

  setLimit(limit: number | null): void {
    this.store.change({ limit });
    this.throttle.limit = limit;
  }

  /** Begins to work with a server's token. */
  connect(server: string, token: string, name: string): void {
    this.store.change({ server, token, name });
    this.log.write(`Connected to ${server} as ${name}`);
    this.#wait = 0;
    void this.#heartbeat();
    void this.#read();
  }

  /** Forgets the token; folders stay. */
  disconnect(why: string): void {
    this.store.change({ token: null });
    this.me = null;
    this.log.write(why, true);
  }

  #take(sync: FolderSync, files: Candidate[]): void {
    this.#toRead.push(...files.map((file) => ({ sync, file })));
    void this.#read();
  }

  /** Reads one file after the other, and asks about some of them together. */
  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#toRead.length > 0 && !this.#ended && this.server && !this.store.config.paused) {
        const some = this.#toRead.splice(0, CHECKED);
        await this.#readSome(some);
      }
    } finally {
      this.#reading = false;
    }
  }

  async #readSome(some: { sync: FolderSync; file: Candidate }[]): Promise<void> {
    const byGallery = new Map<string, Task[]>();
    for (const { sync, file } of some) {
      try {
        const sha256 = await hashFile(path.join(sync.link.folder, file.at));
        const gallery = await this.#galleryOf(sync, file.at);
        const task = { sync, file, sha256, gallery, sent: 0, running: false };
        byGallery.set(gallery, [...(byGallery.get(gallery) ?? []), task]);
      } catch (error) {
        if (error instanceof Refused || (error as NodeJS.ErrnoException).code !== 'ENOENT')
          this.#failed(error, () => this.#toRead.push({ sync, file }));
        else sync.retry(file.at);
      }
    }
    for (const [gallery, tasks] of byGallery) {
      try {
        const { known } = await this.#call<{ known: Record<string, string> }>('POST', '/api/uploads/check', {
          gallery,
          files: tasks.map(({ file, sha256 }) => ({
            name: path.basename(file.at),
            bytes: file.size,
            sha256,
          })),
        });
        for (const task of tasks) {
          const media = known[task.sha256];
          if (!media) this.#tasks.push(task);
          else {
            this.done.known++;
            this.#settle(task, { media });
          }
        }
      } catch (error) {
        this.#failed(error, () => this.#toRead.push(...tasks));
      }
    }
    this.#work();
  }

  /** The gallery of a file: its first folder's, where folders are galleries; made where it is missing. */
  async #galleryOf({ link }: FolderSync, at: string): Promise<string> {
    const first = at.includes('/') ? at.slice(0, at.indexOf('/')) : null;
    if (!link.subfolders || first === null) return link.gallery.id;
    const key = `${link.project.id}/${first}`;
    const found = this.#galleries.get(key) ?? this.#findGallery(link, first);
    this.#galleries.set(key, found);
    found.catch(() => this.#galleries.delete(key));
    return found;
  }

  async #findGallery({ project }: Link, name: string): Promise<string> {
    const at = `/api/projects/${project.id}/galleries`;
    const { galleries } = await this.#call<{ galleries: { id: string; name: string }[] }>('GET', at);
    const known = galleries.find((gallery) => gallery.name === name);
    return known?.id ?? (await this.#call<{ id: string }>('POST', at, { name })).id;
  }

  #work(): void {
    const { server } = this;
    if (!server || this.store.config.paused || this.#ended || this.#wait > Date.now()) return;
    let running = this.#tasks.filter((task) => task.running).length;
    for (const task of this.#tasks) {
      if (running >= AT_ONCE) return;
      if (task.running || task.sync.link.paused) continue;
      task.running = true;
      running++;
      void this.#upload(server, task).finally(() => this.#work());
    }
  }

  async #upload(server: Server, task: Task): Promise<void> {
    const { sync, file, sha256, gallery } = task;
    const { signal } = this.#stop;
    try {
      const media = await uploadFile(
        server,
        {
          ...{ file: path.join(sync.link.folder, file.at), name: path.basename(file.at), size: file.size },
          ...{ sha256, gallery, replaces: file.replaces },
        },
        {
          throttle: this.throttle,
          unfinished: this.#unfinished,
          onSent: (sent) => {
            task.sent = sent;
          },
          signal,
        },
      );
      this.#online();
      this.done.uploaded++;
      this.done.bytes += file.size;
      this.#settle(task, { media });
    } catch (error) {
      task.running = false;
      if (error instanceof Refused && !error.temporary && ![401, 403, 404].includes(error.status)) {
        if (error.code === 'INVALID_INPUT' && file.replaces) {
          // The photograph it would replace is gone: it becomes a new one.
          delete file.replaces;
          return;
        }
        this.done.refused++;
        this.log.write(`${file.at} was refused: ${error.message}`, true);
        return this.#settle(task, { refused: error.code });
      }
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        this.#tasks = this.#tasks.filter((one) => one !== task);
        sync.retry(file.at);
        return;
      }
      // Paused, or ended: not a failure.
      if (!signal.aborted) this.#failed(error, () => undefined);
    }
  }

  #settle(task: Task, outcome: { media?: string; refused?: string }): void {
    const { sync, file, sha256, gallery } = task;
    this.#tasks = this.#tasks.filter((one) => one !== task);
    const { size, mtimeMs, ino } = file;
    sync.settle(file.at, { size, mtimeMs, ino, sha256, gallery, ...outcome });
  }

  #online(): void {
    this.#wait = 0;
    this.#tries = 0;
    if (this.offline) this.log.write('The server answers again');
    this.offline = false;
  }

  async #call<T>(method: string, at: string, body?: unknown): Promise<T> {
    const { server } = this;
    if (!server) throw new Refused(401, 'UNAUTHENTICATED', 'Not connected');
    const answer = await server.call<T>(method, at, body);
    this.#online();
    return answer;
  }

  #tries = 0;

  /** Waits before the next request, longer each time, and says why once; without a token nothing goes on. */
  #failed(error: unknown, again: () => unknown): void {
    again();
    if (error instanceof Refused && error.status === 401) {
      if (this.store.config.token)
        this.disconnect('The server no longer accepts this program: connect it again');
      return;
    }
    if (error instanceof Refused && !error.temporary) {
      this.log.write(`${error.code}: ${error.message}`, true);
    } else if (!this.offline) {
      this.offline = true;
      this.#tries = 0;
      this.log.write(`The server cannot be reached: ${(error as Error).message}`, true);
    }
    const after = error instanceof Refused && error.retryAfter ? error.retryAfter * 1000 : 0;
    const ms = Math.max(after, Math.min(MOST_WAIT_MS, 1000 * 2 ** this.#tries++));
    if (this.#wait > Date.now()) return;
    this.#wait = Date.now() + ms;
    setTimeout(() => {
      this.#wait = 0;
      if (this.#ended) return;
      void this.#read();
      this.#work();
    }, ms).unref();
  }

  /** Sends what a full list lacks, where the list of a gallery changed since it was last sent. */
  async #tellGone(sync: FolderSync, medias: Map<string, string[]>): Promise<void> {
    if (!this.server || this.store.config.paused || sync.link.paused) return;
    for (const [gallery, gone] of medias) {
      const key = [...gone].sort().join();
      const asked = this.#asked.get(gallery);
      const fresh = asked && asked.key === key && Date.now() - asked.at < ASK_AGAIN_MS;
      if (fresh || (!asked && gone.length === 0)) continue;
      this.#asked.set(gallery, { key, at: Date.now() });
      try {
        const at = `/api/galleries/${gallery}/gone`;
        const { trashed, kept } = await this.#call<{
          trashed: string[];
          kept: { id: string; why: string }[];
        }>('POST', at, { medias: gone });
        const stays = new Set(kept.map(({ id }) => id));
        // Neither trashed nor kept: gone from the gallery already.
        sync.forget(new Set(gone.filter((id) => !stays.has(id))));
        if (trashed.length > 0) this.log.write(`${trashed.length} removed photographs went to the trash`);
        const questions = kept.filter(({ why }) => why !== 'off').length;
        if (questions > 0)
          this.log.write(`${questions} removed photographs wait for an answer on the server’s page`);
      } catch (error) {
        this.#asked.delete(gallery);
        this.log.write(`Removed files of ${sync.link.folder}: ${(error as Error).message}`, true);
      }
    }
  }

  get #state() {
    const pending = this.#tasks.length + this.#toRead.length;
    const failed = [...this.syncs.values()].reduce(
      (sum, { cache }) => sum + [...cache.files.values()].filter(({ refused }) => refused).length,
      0,
    );
    const status = this.store.config.paused
      ? ('paused' as const)
      : pending > 0
        ? ('busy' as const)
        : ('idle' as const);
    const galleries = [...new Set(this.store.config.links.map(({ gallery }) => gallery.id))];
    return { status, pending, failed, galleries };
  }

  async #heartbeat(): Promise<void> {
    clearTimeout(this.#beat);
    if (this.#ended) return;
    const state = this.#state;
    if (this.server) {
      try {
        const before = this.me?.needs_update ?? false;
        this.me = await this.#call<OwnDevice>('PUT', '/api/devices/me', { version: VERSION, state });
        if (this.me.needs_update && !before)
          this.log.write(`This version is too old for the server: get ${this.me.latest_version}`, true);
      } catch (error) {
        this.#failed(error, () => undefined);
      }
    }
    if (this.#ended) return;
    this.#beat = setTimeout(() => void this.#heartbeat(), state.status === 'busy' ? BUSY_BEAT_MS : BEAT_MS);
    this.#beat.unref();
  }

  /** What the page shows. */
  view() {
    const { server, token, name, links, paused, limit } = this.store.config;
    const { pending, failed } = this.#state;
    return {
      version: VERSION,
      ...{ server, name, paused, limit, pending, failed },
      connected: Boolean(token),
      account: this.me?.account?.name ?? null,
      needs_update: this.me?.needs_update ?? false,
      latest_version: this.me?.latest_version ?? null,
      offline: this.offline,
      done: this.done,
      links: links.map((link) => {
        const sync = this.syncs.get(link.id);
        const own = this.#tasks.filter((task) => task.sync === sync).length;
        return {
          ...link,
          files: sync?.cache.files.size ?? 0,
          pending: own + this.#toRead.filter((one) => one.sync === sync).length,
          trouble: sync?.trouble ?? null,
          /** When the last full list was read, in ms; null before the first. */
          scanned: sync?.scannedAt ?? null,
        };
      }),
      running: this.#tasks
        .filter((task) => task.running)
        .map(({ file, sent }) => ({ name: path.basename(file.at), size: file.size, sent })),
      log: this.log.lines.slice(-60),
    };
  }
}
