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
  /** The code with which the server refused it; it is sent again when it changes, or when the person says so. */
  refused?: string;
  /** The server's own words for that. */
  why?: string;
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
  /** Those that the server refused. */
  readonly refused = new Map<string, Known>();
  readonly #file: string;

  constructor(
    folder: string,
    id: string,
    /** A file was refused, or is no longer. */
    private readonly onRefused: () => void = () => undefined,
  ) {
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
    for (const [at, known] of this.files) if (known.refused) this.refused.set(at, known);
    if (lines !== this.files.size) this.#compact();
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
    const before = this.refused.size;
    if (known.refused) this.refused.set(at, known);
    else this.refused.delete(at);
    this.files.set(at, known);
    if (this.refused.size !== before) this.onRefused();
    this.#append(at, known);
  }

  /** Whether any of them became a photograph. */
  get hasTaken(): boolean {
    for (const { media } of this.files.values()) if (media) return true;
    return false;
  }

  /** Drops a refusal: the file is known as it is now, or, with `again`, counts as changed. */
  pardon(at: string, again: boolean): void {
    const known = this.refused.get(at);
    if (!known) return;
    const { refused: _refused, why: _why, ...rest } = known;
    this.set(at, again ? { ...rest, size: -1 } : rest);
  }

  /** Forgets what a full list lacks and the server never had; with it go the refusals of files that are gone. */
  prune(found: ReadonlyMap<string, unknown>): void {
    for (const [at, { media }] of this.files) {
      if (found.has(at)) continue;
      if (media) this.pardon(at, false);
      else this.delete(at);
    }
  }

  /** Photographs whose bytes no file of a full list has, by gallery. */
  missing(found: ReadonlyMap<string, unknown>): Map<string, string[]> {
    const there = new Set<string>();
    for (const [at, { sha256, gallery }] of this.files) if (found.has(at)) there.add(`${gallery}/${sha256}`);
    const gone = new Map<string, string[]>();
    for (const [at, { media, gallery, sha256 }] of this.files) {
      if (!gone.has(gallery)) gone.set(gallery, []);
      if (found.has(at) || !media || there.has(`${gallery}/${sha256}`)) continue;
      gone.get(gallery)?.push(media);
    }
    return gone;
  }

  delete(at: string): void {
    if (this.refused.delete(at)) this.onRefused();
    if (this.files.delete(at)) this.#append(at, null);
  }

  remove(): void {
    this.files.clear();
    this.refused.clear();
    rmSync(this.#file, { force: true });
  }
}
