import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../store';

/** What is known of a file below a folder. */
export interface Known {
  size: number;
  mtimeMs: number;
  ino: number;
  sha256: string;
  gallery: string;
  /** The photograph it became. */
  media?: string;
  /** Why the server refused it; it is sent again when it changes. */
  refused?: string;
}

/** Whether a file is unchanged, as far as the folder shows. */
export const isSame = (
  known: Known,
  { size, mtimeMs, ino }: Pick<Known, 'size' | 'mtimeMs' | 'ino'>,
): boolean => known.size === size && known.mtimeMs === mtimeMs && known.ino === ino;

/**
 * The files of one folder by their path, in a list that only grows while the program runs, so that a killed program has
 * lost nothing; it is compacted when it is opened.
 */
export class FileCache {
  readonly files = new Map<string, Known>();
  /** How many of them the server refused. */
  refused = 0;
  readonly #file: string;

  constructor(folder: string, id: string) {
    this.#file = path.join(folder, 'folders', `${path.basename(id)}.jsonl`);
    let lines = 0;
    for (const line of this.#read().split('\n')) {
      if (!line) continue;
      lines++;
      try {
        const [at, known] = JSON.parse(line) as [string, Known | null];
        if (known) this.files.set(at, known);
        else this.files.delete(at);
      } catch {
        // The last line of a program that was killed while it wrote.
      }
    }
    for (const known of this.files.values()) this.#count(known, 1);
    if (lines !== this.files.size) this.#compact();
  }

  #count(known: Known | undefined, by: 1 | -1): void {
    if (known?.refused) this.refused += by;
  }

  #read(): string {
    try {
      return readFileSync(this.#file, 'utf8');
    } catch {
      return '';
    }
  }

  #compact(): void {
    const lines = [...this.files].map((entry) => `${JSON.stringify(entry)}\n`);
    writeWhole(this.#file, lines.join(''));
  }

  #append(at: string, known: Known | null): void {
    if (this.files.size === 0 && !known) return;
    try {
      appendFileSync(this.#file, `${JSON.stringify([at, known])}\n`, { mode: 0o600 });
    } catch {
      this.#compact();
    }
  }

  set(at: string, known: Known): void {
    this.#count(this.files.get(at), -1);
    this.#count(known, 1);
    this.files.set(at, known);
    this.#append(at, known);
  }

  delete(at: string): void {
    this.#count(this.files.get(at), -1);
    if (this.files.delete(at)) this.#append(at, null);
  }

  remove(): void {
    this.files.clear();
    this.refused = 0;
    rmSync(this.#file, { force: true });
  }
}
