import Uppy from '@uppy/core';
import { hashFile } from './hash-file';
import { addTus, askWhichAreWanted } from './transport';
import { MAX_UPLOAD_BYTES, TUS_ENDPOINT } from './upload-limits';
import type { UploadStore } from './upload-store';
import type { FoundFile, UploadWords } from './upload-types';

const ASK_TOGETHER = 24;

interface Waiting {
  id: string;
  file: File;
  gallery: string;
  sha256: string | null;
}

/**
 * The queue of files from a drop to the server: each is read and hashed, checked with the server, and only new ones are
 * sent. One per page; it stays while the person moves between screens.
 */
export class UploadQueue {
  words: UploadWords = { failed: '', empty: '', video: '', tooLarge: '' };
  #files = new Map<string, { file: File; gallery: string; replaces?: string }>();
  #hashes = new Map<string, string>();
  #waiting: string[] = [];
  /** Read while everything was paused. */
  #held: Waiting[] = [];
  #reading = false;
  #stop = new AbortController();
  #uppy = new Uppy({
    autoProceed: true,
    allowMultipleUploadBatches: true,
    logger: { debug() {}, warn() {}, error() {} },
  });

  constructor(readonly store: UploadStore) {
    addTus(this.#uppy, this.store, TUS_ENDPOINT, () => this.words);
  }

  /** Adds files for a gallery. The same file of the same folder is the same upload. */
  add(found: FoundFile[], gallery: string): void {
    for (const { file, path, replaces } of found) {
      const id = `${gallery}/${path}/${file.size}/${file.lastModified}${replaces ? `/${replaces}` : ''}`;
      const known = this.store.items.get(id);
      if (known && known.phase !== 'failed' && known.phase !== 'done') continue;
      if (known) this.#forget(id);
      this.#files.set(id, { file, gallery, replaces });
      this.store.items.set(id, {
        id,
        gallery,
        name: file.name,
        path,
        bytes: file.size,
        at: 0,
        phase: 'waiting',
        reason: null,
      });
      this.#waiting.push(id);
    }
    this.store.touch();
    void this.#read();
  }

  /** Reads one file after the other, checking some together, so that sending begins while reading continues. */
  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    let batch: Waiting[] = [];
    for (let id = this.#waiting.shift(); id !== undefined; id = this.#waiting.shift()) {
      const read = await this.#readOne(id);
      if (read) batch.push(read);
      const next = this.#waiting[0];
      const other = next !== undefined && this.#files.get(next)?.gallery !== read?.gallery;
      if (batch.length >= ASK_TOGETHER || other) {
        await this.#ask(batch);
        batch = [];
      }
    }
    await this.#ask(batch);
    this.#reading = false;
    if (this.#waiting.length > 0) void this.#read();
  }

  async #readOne(id: string): Promise<Waiting | null> {
    const entry = this.#files.get(id);
    if (!entry) return null;
    const { file, gallery } = entry;
    if (file.size === 0) return this.#refuse(id, this.words.empty);
    if (/^(video|audio)\//.test(file.type)) return this.#refuse(id, this.words.video);
    if (file.size > MAX_UPLOAD_BYTES) return this.#refuse(id, this.words.tooLarge);
    this.store.patch(id, { phase: 'reading', at: 0 });
    try {
      const sha256 = await hashFile(file, (at) => this.store.patch(id, { at }), this.#stop.signal);
      const twin = sha256 ? this.#hashes.get(`${gallery}/${sha256}`) : undefined;
      if (twin && twin !== id && this.store.items.has(twin)) {
        this.store.patch(id, { phase: 'known', at: 0 });
        return null;
      }
      if (sha256) this.#hashes.set(`${gallery}/${sha256}`, id);
      this.store.patch(id, { phase: 'queued', at: 0 });
      return { id, file, gallery, sha256 };
    } catch {
      // The file was moved while it was read, or everything was cancelled.
      this.store.patch(id, { phase: 'failed', at: 0, reason: this.words.failed });
      return null;
    }
  }

  #refuse(id: string, reason: string): null {
    this.store.patch(id, { phase: 'refused', reason });
    return null;
  }

  async #ask(batch: Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    const gallery = batch[0]?.gallery ?? '';
    const known = await askWhichAreWanted(gallery, batch, this.#stop.signal).catch(() => new Set<string>());
    for (const { id, file, sha256 } of batch) {
      if (!this.#files.has(id)) continue;
      if (sha256 && known.has(sha256)) this.store.patch(id, { phase: 'known', at: 0 });
      else this.#send({ id, file, gallery, sha256 });
    }
  }

  #send(read: Waiting): void {
    if (this.store.paused) {
      this.#held.push(read);
      return;
    }
    const { id, file, gallery, sha256 } = read;
    // The path is part of Uppy's key of a file: the same name in two folders or galleries is two uploads.
    // Uppy writes a missing field as the word "undefined"; the server ignores an empty one.
    const more = { sha256: sha256 ?? '', replaces: this.#files.get(id)?.replaces ?? '' };
    const meta = { item: id, relativePath: id, filename: file.name, gallery, ...more };
    try {
      this.#uppy.addFile({ name: file.name, type: file.type, data: file, meta });
    } catch {
      this.store.patch(id, { phase: 'failed', reason: this.words.failed });
    }
  }

  pause(): void {
    this.store.paused = true;
    this.#uppy.pauseAll();
    this.store.touch();
  }

  resume(): void {
    this.store.paused = false;
    this.#uppy.resumeAll();
    for (const read of this.#held.splice(0)) if (this.#files.has(read.id)) this.#send(read);
    this.store.touch();
  }

  /** Retries a failed file from the byte it stopped at; without an id, every failed one. */
  retry(id?: string): void {
    for (const item of [...this.store.items.values()]) {
      if (item.phase !== 'failed' || (id !== undefined && item.id !== id)) continue;
      const sent = this.#uppy.getFiles().find((file) => file.meta.item === item.id);
      this.store.patch(item.id, { phase: 'waiting', reason: null });
      if (sent) this.#uppy.removeFile(sent.id);
      this.#waiting.push(item.id);
    }
    void this.#read();
  }

  /** Cancels a file; its sent bytes are deleted. Without an id, everything, and the list is empty. */
  cancel(id?: string): void {
    if (id !== undefined) {
      this.#forget(id);
      return;
    }
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#waiting = [];
    this.#held = [];
    this.#uppy.cancelAll();
    this.#files.clear();
    this.#hashes.clear();
    this.store.items.clear();
    this.store.paused = false;
    this.store.touch();
  }

  #forget(id: string): void {
    const sent = this.#uppy.getFiles().find((file) => file.meta.item === id);
    if (sent) this.#uppy.removeFile(sent.id);
    this.#files.delete(id);
    this.#waiting = this.#waiting.filter((other) => other !== id);
    for (const [hash, owner] of this.#hashes) if (owner === id) this.#hashes.delete(hash);
    this.store.items.delete(id);
    this.store.touch();
  }
}
