import path from 'node:path';
import type { Known } from '../folders/file-cache';
import type { Candidate, FolderSync } from '../folders/folder-sync';
import { isGone } from '../folders/scan';
import type { Log } from '../log';
import { Refused, type Server } from '../server/api';
import type { ServerLine } from '../server/line';
import type { Store } from '../store';
import { GalleryFinder } from './find-gallery';
import { type Progress, Run } from './progress';
import { Throttle } from './throttle';
import { hashFile, Unfinished, uploadFile } from './upload-file';

/** Uploads that run at the same time. */
const AT_ONCE = 3;
/** Files that are checked with the server together. */
const CHECKED = 50;

interface Waiting {
  sync: FolderSync;
  file: Candidate;
}

interface Task extends Waiting {
  sha256: string;
  gallery: string;
  sent: number;
  running: boolean;
}

/** The files of all folders on their way: read, checked with the server, sent, and settled with their folder. */
export class UploadQueue {
  readonly throttle: Throttle;
  /** Counters since the start. */
  readonly done = { uploaded: 0, known: 0, refused: 0, bytes: 0 };
  readonly #galleries: GalleryFinder;
  readonly #unfinished: Unfinished;
  readonly #tasks = new Set<Task>();
  #toRead: Waiting[] = [];
  /** Those that are read and checked just now. */
  readonly #inHand = new Map<Candidate, Waiting>();
  readonly #run = new Run();
  #reading = false;
  #stop = new AbortController();
  #ended = false;

  constructor(
    private readonly line: ServerLine,
    private readonly store: Store,
    private readonly log: Log,
  ) {
    this.throttle = new Throttle(store.config.limit);
    this.#unfinished = new Unfinished(store.folder);
    this.#galleries = new GalleryFinder(line);
  }

  /** Files that are not settled yet, of one folder or of all. */
  pending(sync?: FolderSync): number {
    if (!sync) return this.#tasks.size + this.#toRead.length + this.#inHand.size;
    return this.#waiting().filter(({ sync: one }) => one === sync).length;
  }

  #waiting(): (Waiting & { sent?: number })[] {
    return [...this.#tasks, ...this.#toRead, ...this.#inHand.values()];
  }

  /** How far the present run is; null where nothing waits. */
  get progress(): Progress | null {
    return this.#run.progress(this.#waiting(), this.running[0]?.name ?? null);
  }

  /** The files that are being sent. */
  get running(): { name: string; size: number; sent: number }[] {
    return [...this.#tasks]
      .filter(({ running }) => running)
      .map(({ file, sent }) => ({ name: path.basename(file.at), size: file.size, sent }));
  }

  take(sync: FolderSync, files: Candidate[]): void {
    if (this.pending() === 0) this.#run.begin();
    this.#toRead.push(...files.map((file) => ({ sync, file })));
    this.go();
  }

  /** Leaves out a folder's files, but for those that are being sent. */
  drop(sync: FolderSync): void {
    for (const task of this.#tasks) if (task.sync === sync && !task.running) this.#tasks.delete(task);
    this.#toRead = this.#toRead.filter((one) => one.sync !== sync);
  }

  /** Goes on with whatever waits. */
  go(): void {
    void this.#read();
    this.#work();
  }

  /** Cuts what is being sent; `go` resumes it. */
  cut(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#run.pause();
  }

  end(): void {
    this.#ended = true;
    this.#stop.abort();
  }

  get #halted(): boolean {
    return this.#ended || this.store.config.paused || this.line.pausing;
  }

  /** Reads one file after the other, and asks about some of them together. */
  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#toRead.length > 0 && !this.#halted && this.line.server)
        await this.#readSome(this.#toRead.splice(0, CHECKED));
    } finally {
      this.#reading = false;
    }
  }

  async #readSome(some: Waiting[]): Promise<void> {
    for (const one of some) this.#inHand.set(one.file, one);
    const byGallery = new Map<string, Task[]>();
    for (const { sync, file } of some) {
      try {
        const sha256 = await hashFile(path.join(sync.link.folder, file.at));
        const gallery = await this.#galleries.of(sync.link, file.at);
        const task = { sync, file, sha256, gallery, sent: 0, running: false };
        byGallery.set(gallery, [...(byGallery.get(gallery) ?? []), task]);
      } catch (error) {
        this.#inHand.delete(file);
        if (isGone(error)) sync.retry(file.at);
        else this.#readLater([{ sync, file }], error);
      }
    }
    for (const [gallery, tasks] of byGallery) {
      try {
        await this.#check(gallery, tasks);
      } catch (error) {
        this.#readLater(tasks, error);
      }
    }
    this.#work();
  }

  #readLater(some: Waiting[], error: unknown): void {
    for (const { file } of some) this.#inHand.delete(file);
    this.#toRead.push(...some.map(({ sync, file }) => ({ sync, file })));
    this.line.failed(error);
  }

  /** Settles the files that the gallery has already. */
  async #check(gallery: string, tasks: Task[]): Promise<void> {
    const files = tasks.map(({ file: { at, size: bytes }, sha256 }) => {
      return { name: path.basename(at), bytes, sha256 };
    });
    const { known } = await this.line.call<{ known: Record<string, string> }>('POST', '/api/uploads/check', {
      gallery,
      files,
    });
    for (const { file } of tasks) this.#inHand.delete(file);
    let count = 0;
    for (const task of tasks) {
      const media = known[task.sha256];
      if (!media) this.#tasks.add(task);
      else {
        count++;
        this.#settle(task, { media });
      }
    }
    this.done.known += count;
    if (count > 0) this.log.write('log_known', { count });
  }

  #work(): void {
    const { server } = this.line;
    if (!server || this.#halted) return;
    let free = AT_ONCE;
    for (const { running } of this.#tasks) if (running) free--;
    for (const task of this.#tasks) {
      if (free <= 0) return;
      if (task.running || task.sync.link.paused) continue;
      task.running = true;
      free--;
      void this.#upload(server, task).finally(() => this.#work());
    }
  }

  async #upload(server: Server, task: Task): Promise<void> {
    const { sync, file, sha256, gallery } = task;
    const { signal } = this.#stop;
    const onSent = (sent: number) => {
      this.#run.send(sent - task.sent);
      task.sent = sent;
    };
    const place = { file: path.join(sync.link.folder, file.at), name: path.basename(file.at) };
    const out = { ...place, size: file.size, sha256, gallery, replaces: file.replaces };
    try {
      const { throttle } = this;
      const media = await uploadFile(server, out, { throttle, unfinished: this.#unfinished, onSent, signal });
      this.line.worked();
      this.done.uploaded++;
      this.done.bytes += file.size;
      this.log.write(file.replaces ? 'log_replaced' : 'log_uploaded', { name: file.at });
      this.#settle(task, { media });
    } catch (error) {
      task.running = false;
      // Paused, or ended: not a failure.
      if (!signal.aborted) this.#notSent(task, error);
    }
  }

  #notSent(task: Task, error: unknown): void {
    const { sync, file } = task;
    if (isGone(error)) {
      this.#tasks.delete(task);
      sync.retry(file.at);
      return;
    }
    if (!(error instanceof Refused) || error.temporary || [401, 403, 404].includes(error.status)) {
      this.line.failed(error);
      return;
    }
    // The photograph it would replace is gone: it becomes a new one.
    if (error.code === 'INVALID_INPUT' && file.replaces) return void delete file.replaces;
    this.done.refused++;
    this.log.write('log_refused', { name: file.at, text: error.message }, true);
    // The photograph that it would replace stays its own.
    const media = file.replaces ? { media: file.replaces } : {};
    this.#settle(task, { refused: error.code, why: error.message, ...media });
  }

  #settle(task: Task, outcome: Pick<Known, 'media' | 'refused' | 'why'>): void {
    const { sync, file, sha256, gallery } = task;
    this.#tasks.delete(task);
    this.#run.settle(file.size);
    const { size, mtimeMs, ino } = file;
    sync.settle(file.at, { size, mtimeMs, ino, sha256, gallery, ...outcome });
  }
}
