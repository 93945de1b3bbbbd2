import { promises as fs } from 'node:fs';

interface Identity {
  dev: number;
  ino: number;
}

/** A look at a folder. `changedMs`: when it was renamed last, or an entry of it was. */
export interface Look extends Identity {
  changedMs: number;
}

/** Whether two looks saw the same folder. */
export const isOne = (a: Identity, b: Identity): boolean => a.dev === b.dev && a.ino === b.ino;

/** Whether nothing happened to a folder between two looks: it was not even away and back. */
export const isUntouched = (a: Look | null, b: Look | null): boolean =>
  a !== null && b !== null && isOne(a, b) && a.changedMs === b.changedMs;

/** The folder itself, as the system identifies it: a renamed folder and a lost disk leave another one, or none. */
export class Root {
  #known: Identity | null = null;
  #looking: Promise<boolean> | null = null;

  constructor(readonly folder: string) {}

  /** The folder as it is now; null where it is missing, or is no folder. */
  async look(): Promise<Look | null> {
    const found = await fs.stat(this.folder).catch(() => null);
    return found?.isDirectory() ? { dev: found.dev, ino: found.ino, changedMs: found.ctimeMs } : null;
  }

  /** Whether this is not the folder that was trusted last. */
  isOther(now: Identity): boolean {
    return this.#known !== null && !isOne(this.#known, now);
  }

  /** Records the folder whose list was complete. */
  trust(found: Identity): void {
    this.#known = found;
  }

  /** Whether the folder has been lost, or replaced, since it was trusted; a disk that does not answer gets one request. */
  changed(): Promise<boolean> {
    this.#looking ??= this.#changed().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #changed(): Promise<boolean> {
    if (!this.#known) return false;
    const now = await this.look();
    return now === null || this.isOther(now);
  }
}
