import type { RefusalTexts } from '../rules/refusal-text';
import { type Sending, sendPhotos } from './send-photos';

/** What the dialog shows of the photographs that this page sends. */
interface Shown {
  sending: Sending | null;
  /** Why some of the chosen files are not sent. */
  problem: string | null;
}

const NOTHING: Shown = { sending: null, problem: null };

/** Sends photographs, once at a time: the dialogs of the bar, of its menu and of the gallery show the same. */
export class SendingStore {
  #shown = NOTHING;
  #busy = false;
  /** The dialog was closed after it had shown what became of all files. */
  #read = false;
  #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get = (): Shown => this.#shown;

  /** Whether files are being sent. */
  get busy(): boolean {
    return this.#busy;
  }

  #set(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** The dialog opens: without what it showed last time. Files that are being sent, or were while it was closed, are shown. */
  open(): void {
    if (this.#read) this.#set(NOTHING);
    this.#read = false;
  }

  /** The dialog closes. */
  close(): void {
    this.#read = !this.#busy;
  }

  /** Sends files to a gallery, and shows `problem`; nothing while others are being sent. Never rejects. */
  async send(files: readonly File[], to: { gallery: string; texts: RefusalTexts }, problem: string | null) {
    if (this.#busy) return;
    this.#set({ problem });
    if (files.length === 0) return;
    this.#busy = true;
    await sendPhotos(files, to, (sending) => {
      this.#busy = !sending.ended;
      this.#set({ sending });
    });
  }
}
