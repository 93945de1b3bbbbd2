import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { FolderSync, type SyncTimes } from './folders/folder-sync';
import { GoneTeller } from './folders/tell-gone';
import { Log } from './log';
import type { Server } from './server/api';
import { ServerLine } from './server/line';
import { type Link, Store } from './store';
import type { Release } from './update/release';
import { Updater } from './update/updater';
import { UploadQueue } from './uploads/queue';
import { UPDATE_KEY, VERSION } from './version';

const BEAT_MS = 60_000;
const BUSY_BEAT_MS = 15_000;

interface OwnDevice {
  name: string | null;
  account: { name: string } | null;
  needs_update: boolean;
  latest_version: string | null;
  release: Release | null;
}

/** What the page shows. */
export type AgentView = ReturnType<Agent['view']>;

/** How an agent runs. */
export interface AgentOptions {
  times?: SyncTimes;
  /** The program's own file, which an update replaces. */
  file?: string;
  /** Starts the file again, after an update. */
  restart?: () => void;
}

/** The program: its folders, its queue of files, its line to the server. */
export class Agent {
  readonly store: Store;
  readonly log: Log;
  readonly syncs = new Map<string, FolderSync>();
  /** What the server last said about this program. */
  me: OwnDevice | null = null;
  readonly #line: ServerLine;
  readonly #queue: UploadQueue;
  readonly #gone: GoneTeller;
  readonly #updater: Updater;
  #beat: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(
    readonly folder: string,
    private readonly options: AgentOptions = {},
  ) {
    this.store = new Store(folder);
    this.log = new Log(folder);
    this.#line = new ServerLine(this.store, this.log, {
      again: () => this.#queue.go(),
      refused: () => this.disconnect('The server no longer accepts this program: connect it again'),
    });
    this.#queue = new UploadQueue(this.#line, this.store, this.log);
    this.#gone = new GoneTeller(this.#line, this.log);
    const restart = () => options.restart?.();
    this.#updater = new Updater(options.file ?? null, VERSION, UPDATE_KEY, this.log, restart);
  }

  get server(): Server | null {
    return this.#line.server;
  }

  start(): void {
    this.log.write(`Keepers uploader ${VERSION} started`);
    if (this.#updater.state.state === 'off')
      this.log.write('Updates are off: this build carries no key to check them with');
    for (const link of this.store.config.links) this.#open(link);
    void this.#heartbeat();
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#beat);
    this.#queue.end();
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
        ready: (_link, files) => this.#queue.take(sync, files),
        gone: (_link, medias) => {
          if (this.server && !this.store.config.paused && !sync.link.paused)
            void this.#gone.tell(sync, medias);
        },
        log: (text, bad) => this.log.write(text, bad),
      },
      this.options.times,
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
    if (sync) {
      sync.end();
      sync.cache.remove();
      this.#queue.drop(sync);
    }
    this.syncs.delete(id);
    this.store.change({ links: this.store.config.links.filter((link) => link.id !== id) });
  }

  pause(paused: boolean): void {
    this.store.change({ paused });
    this.log.write(paused ? 'Paused' : 'Going on');
    if (paused) this.#queue.cut();
    else this.#queue.go();
    void this.#heartbeat();
  }

  setLimit(limit: number | null): void {
    this.store.change({ limit });
    this.#queue.throttle.limit = limit;
  }

  /** Begins to work with a server's token. */
  connect(server: string, token: string, name: string): void {
    this.store.change({ server, token, name });
    this.log.write(`Connected to ${server} as ${name}`);
    this.#line.reset();
    void this.#heartbeat();
    this.#queue.go();
  }

  /** Forgets the token; folders stay. */
  disconnect(why: string): void {
    this.store.change({ token: null });
    this.me = null;
    this.log.write(why, true);
  }

  get #state() {
    const pending = this.#queue.pending();
    const failed = [...this.syncs.values()].reduce((sum, { cache }) => sum + cache.refused, 0);
    const working = pending > 0 ? ('busy' as const) : ('idle' as const);
    const status = this.store.config.paused ? ('paused' as const) : working;
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
        this.me = await this.#line.call<OwnDevice>('PUT', '/api/devices/me', { version: VERSION, state });
        if (this.me.needs_update && !before)
          this.log.write(`This version is too old for the server: get ${this.me.latest_version}`, true);
        this.#update(this.me);
      } catch (error) {
        this.#line.failed(error);
      }
    }
    if (this.#ended) return;
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => void this.#heartbeat(), state.status === 'busy' ? BUSY_BEAT_MS : BEAT_MS);
    this.#beat.unref();
  }

  /** Takes a newer program of the server: in a quiet moment, or at once where this one is too old. */
  #update({ release, needs_update }: OwnDevice): void {
    const { server } = this;
    if (!server || !release || release.version === VERSION) return;
    if (needs_update || this.#queue.pending() === 0) void this.#updater.take(server, release);
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
      update: this.#updater.state,
      offline: this.#line.offline,
      done: this.#queue.done,
      links: links.map((link) => {
        const sync = this.syncs.get(link.id);
        return {
          ...link,
          files: sync?.cache.files.size ?? 0,
          pending: sync ? this.#queue.pending(sync) : 0,
          trouble: sync?.trouble ?? null,
          /** When the last full list was read, in ms; null before the first. */
          scanned: sync?.scannedAt ?? null,
        };
      }),
      running: this.#queue.running,
      log: this.log.lines.slice(-60),
    };
  }
}
