/** The largest piece of a file that goes out at once. */
const PIECE = 256 * 1024;

/** How far the files of the present run are; null parts are not known. */
export interface Progress {
  /** Photographs that are settled, of all. */
  done: number;
  files: number;
  /** Bytes that went out, of all. */
  sent: number;
  bytes: number;
  /** Bytes a second. */
  rate: number | null;
  seconds: number | null;
  /** A file that is being sent. */
  name: string | null;
}

interface Sizes {
  files: number;
  bytes: number;
}

/** What waits: `sent` of its bytes went out. */
interface Waiting extends Sizes {
  sent: number;
}

/** A run with something left to do; null without. */
export function progressOf(
  settled: Sizes,
  waiting: Waiting,
  rate: number | null,
  name: string | null,
): Progress | null {
  if (waiting.files === 0) return null;
  const bytes = settled.bytes + waiting.bytes;
  const sent = settled.bytes + waiting.sent;
  return {
    done: settled.files,
    files: settled.files + waiting.files,
    ...{ sent, bytes, rate, name },
    seconds: rate ? Math.ceil((bytes - sent) / rate) : null,
  };
}

/** The bytes of the last seconds. */
export class Speed {
  #parts: { at: number; bytes: number }[] = [];

  constructor(
    private readonly now: () => number = () => performance.now(),
    /** How far back it looks, in ms. */
    private readonly span = 10_000,
  ) {}

  add(bytes: number): void {
    const now = this.now();
    const last = this.#parts.at(-1);
    // A part for each tenth of a second is fine enough.
    if (last && now - last.at < 100) last.bytes += bytes;
    else this.#parts.push({ at: now, bytes });
    this.#trim(now);
  }

  #trim(now: number): void {
    while (this.#parts[0] && now - this.#parts[0].at > this.span) this.#parts.shift();
  }

  /** Bytes a second; null before a second has passed, and after a while without any. */
  get rate(): number | null {
    const now = this.now();
    this.#trim(now);
    const [first] = this.#parts;
    if (!first || now - first.at < 1000) return null;
    return this.#parts.reduce((sum, { bytes }) => sum + bytes, 0) / ((now - first.at) / 1000);
  }

  /** Forgets what was: a pause is no slowness. */
  reset(): void {
    this.#parts = [];
  }
}

/** A run: from the first file that waits until none does. */
export class Run {
  #settled: Sizes = { files: 0, bytes: 0 };
  readonly #speed = new Speed();

  begin(): void {
    this.#settled = { files: 0, bytes: 0 };
  }

  /** Records a file that does not wait any more. */
  settle(bytes: number): void {
    this.#settled = { files: this.#settled.files + 1, bytes: this.#settled.bytes + bytes };
  }

  /** Records what went out of a file; a step larger than any piece is what had arrived before. */
  send(bytes: number): void {
    if (bytes > 0 && bytes <= PIECE) this.#speed.add(bytes);
  }

  pause(): void {
    this.#speed.reset();
  }

  /** Returns how far it is; null where nothing waits. */
  progress(
    waiting: readonly { file: { size: number }; sent?: number }[],
    name: string | null,
  ): Progress | null {
    const sum = { files: waiting.length, bytes: 0, sent: 0 };
    for (const { file, sent = 0 } of waiting) {
      sum.bytes += file.size;
      sum.sent += sent;
    }
    return progressOf(this.#settled, sum, this.#speed.rate, name);
  }
}
