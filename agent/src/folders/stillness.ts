import { type Found, statFile } from './scan';

interface Waiting {
  mark: string;
  since: number;
  /** A report reads the file's facts a last time: a second report would name it twice. */
  checked?: boolean;
}

/** New and changed files of a folder, until each has held still for a while. */
export class Stillness {
  #waiting = new Map<string, Waiting>();
  #reported = new Map<string, string>();

  constructor(
    private readonly folder: string,
    /** A file is left alone until it has not changed for so long, in ms. */
    private readonly still: number,
    private readonly later: (ms: number, run: () => void) => void,
    /** Gets the files that hold still, each once until it is settled. */
    private readonly ready: (files: Found[]) => void,
  ) {}

  /** Whether any file waits, or was reported and is not settled. */
  get busy(): boolean {
    return this.#waiting.size > 0 || this.#reported.size > 0;
  }

  see(file: Found): void {
    const mark = markOf(file);
    if (this.#reported.get(file.at) === mark || this.#waiting.get(file.at)?.mark === mark) return;
    // One that was last written long ago has held still already.
    const since = Date.now() - file.mtimeMs > 2 * this.still ? 0 : Date.now();
    this.#waiting.set(file.at, { mark, since });
  }

  /** Leaves out a file that is known. */
  drop(at: string): void {
    this.#waiting.delete(at);
  }

  /** Forgets that a file was reported: it was settled, or has to be reported again. */
  settle(at: string): void {
    this.#reported.delete(at);
  }

  /** Reports those that hold still, and comes back for the others. */
  flush(): void {
    const now = Date.now();
    const due: [string, Waiting][] = [];
    let rest = false;
    for (const [at, waiting] of this.#waiting) {
      if (waiting.checked) continue;
      if (now - waiting.since < this.still) rest = true;
      else {
        waiting.checked = true;
        due.push([at, waiting]);
      }
    }
    if (rest) this.later(this.still, () => this.flush());
    if (due.length > 0) void this.#report(due);
  }

  async #report(due: [string, Waiting][]): Promise<void> {
    const ready: Found[] = [];
    for (const [at, waiting] of due) {
      const file = await statFile(this.folder, at);
      // Dropped, or seen with other facts meanwhile.
      if (this.#waiting.get(at) !== waiting) continue;
      if (!file) {
        this.#waiting.delete(at);
        continue;
      }
      if (markOf(file) !== waiting.mark) {
        this.#waiting.set(at, { mark: markOf(file), since: Date.now() });
        this.later(this.still, () => this.flush());
        continue;
      }
      this.#waiting.delete(at);
      this.#reported.set(at, waiting.mark);
      ready.push(file);
    }
    if (ready.length > 0) this.ready(ready);
  }
}

const markOf = ({ size, mtimeMs, ino }: Found): string => `${size}/${mtimeMs}/${ino}`;
