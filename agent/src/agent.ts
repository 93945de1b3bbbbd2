import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { FolderSync } from './folders/folder-sync';
import type { SyncTimes } from './folders/sync-times';
import { GoneTeller } from './folders/tell-gone';
import { Log } from './log';
import type { Server } from './server/api';
import { ServerLine } from './server/line';
import { Removes } from './server/removes';
import { siteBeside } from './server/site';
import { type Config, type Link, Store } from './store';
import { Updater } from './update/updater';
import { UploadQueue } from './uploads/queue';
import { UPDATE_KEY, VERSION } from './version';
import { type OwnDevice, viewOf } from './view';

const BEAT_MS = 60_000;
const BUSY_BEAT_MS = 15_000;
/** While the page is open, so that it says soon that the token is revoked. */
const WATCHED_BEAT_MS = 8000;

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
  readonly #removes: Removes;
  /** The address that the download carries. */
  readonly #site: string | null;
  #beat: NodeJS.Timeout | undefined;
  #beatAt = 0;
  #ended = false;

  constructor(
    readonly folder: string,
    private readonly options: AgentOptions = {},
  ) {
    this.store = new Store(folder);
    this.log = new Log(folder);
    this.#line = new ServerLine(this.store, this.log, {
      again: () => this.#queue.go(),
      refused: () => this.#lose(),
    });
    this.#queue = new UploadQueue(this.#line, this.store, this.log);
    this.#gone = new GoneTeller(this.#line, this.log);
    this.#removes = new Removes(this.#line);
    this.#site = siteBeside(options.file);
    const restart = () => options.restart?.();
    this.#updater = new Updater(options.file ?? null, VERSION, UPDATE_KEY, this.log, restart);
  }

  get server(): Server | null {
    return this.#line.server;
  }

  start(): void {
    this.log.write('log_started', { version: VERSION });
    if (this.#updater.state.state === 'off') this.log.write('log_updates_off');
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
        log: (key, params, bad) => this.log.write(key, params, bad),
        changed: () => this.#beatSoon(),
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
    const { folder, project, gallery } = made;
    this.log.write('log_linked', { folder, project: project.name, gallery: gallery.name });
    this.#open(made);
    this.#removes.renew();
    this.#beatSoon();
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
    this.#beatSoon();
  }

  pause(paused: boolean): void {
    this.store.change({ paused });
    this.log.write(paused ? 'log_paused' : 'log_resumed');
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
    this.store.change({ server, token, name, lost: null });
    this.log.write('log_connected', { server, name });
    this.#line.reset();
    this.#removes.renew();
    // What was refused before may be taken now: the count begins again.
    for (const sync of this.syncs.values())
      for (const at of [...sync.cache.refused.keys()]) sync.tryAgain(at);
    void this.#heartbeat();
    this.#queue.go();
  }

  /** Forgets the token, as the person wants it; folders stay. */
  disconnect(): void {
    this.#end({ token: null, lost: null });
    this.log.write('log_disconnected', {}, true);
  }

  /** Forgets the token that the studio revoked. */
  #lose(): void {
    this.#end({ token: null, lost: 'revoked' });
    this.log.write('log_revoked', {}, true);
  }

  #end(change: Pick<Config, 'token' | 'lost'>): void {
    this.store.change(change);
    this.me = null;
    this.#queue.cut();
  }

  /** Sends a refused file again, or forgets the refusal. */
  pardon(id: string, at: string, again: boolean): void {
    const sync = this.syncs.get(id);
    if (again) sync?.tryAgain(at);
    else sync?.cache.pardon(at, false);
  }

  /** The page is open: the server's word is due sooner. */
  watched(): void {
    if (this.server && Date.now() - this.#beatAt > WATCHED_BEAT_MS) void this.#heartbeat();
  }

  get #state() {
    const pending = this.#queue.pending();
    const failed = [...this.syncs.values()].reduce((sum, { cache }) => sum + cache.refused.size, 0);
    const working = pending > 0 ? ('busy' as const) : ('idle' as const);
    const status = this.store.config.paused ? ('paused' as const) : working;
    const galleries = [...new Set(this.store.config.links.map(({ gallery }) => gallery.id))];
    const missing = [...this.syncs.values()].filter(({ trouble }) => trouble !== null).length;
    return { status, pending, failed, missing, galleries };
  }

  /** What the server shows of this program has changed. */
  #beatSoon(): void {
    if (this.#ended) return;
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => void this.#heartbeat(), 300);
    this.#beat.unref();
  }

  async #heartbeat(): Promise<void> {
    clearTimeout(this.#beat);
    if (this.#ended) return;
    this.#beatAt = Date.now();
    const state = this.#state;
    if (this.server) {
      try {
        const before = this.me?.needs_update ?? false;
        this.me = await this.#line.call<OwnDevice>('PUT', '/api/devices/me', { version: VERSION, state });
        if (this.me.needs_update && !before)
          this.log.write('log_too_old', { version: this.me.latest_version ?? '' }, true);
        this.#update(this.me);
        void this.#removes.learn(this.store.config.links.map(({ project }) => project.id));
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
    return viewOf(this, {
      ...this.#state,
      ...{ offline: this.#line.offline, update: this.#updater.state, removes: this.#removes.known },
      site: this.#site,
      queue: this.#queue,
    });
  }
}
