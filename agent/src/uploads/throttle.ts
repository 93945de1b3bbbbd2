import { setTimeout as wait } from 'node:timers/promises';

/** Bytes that may go out at once where a limit is set: a fifth of a second's. */
const SHARE = 5;

/** Limits the bytes that all uploads together send in a second. */
export class Throttle {
  #free = 0;
  #at: number | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    /** Bytes a second; null: no limit. */
    public limit: number | null = null,
    private readonly now: () => number = () => performance.now(),
    private readonly pause: (ms: number) => Promise<unknown> = wait,
  ) {}

  /** The largest piece to ask for at once. */
  get piece(): number {
    return this.limit === null
      ? 256 * 1024
      : Math.max(4096, Math.min(256 * 1024, Math.floor(this.limit / SHARE)));
  }

  /** Waits until `bytes` more may be sent; callers go one after the other. */
  take(bytes: number): Promise<void> {
    const turn = this.#queue.then(() => this.#take(bytes));
    this.#queue = turn;
    return turn;
  }

  async #take(bytes: number): Promise<void> {
    for (;;) {
      const { limit } = this;
      if (limit === null) return;
      const now = this.now();
      // Timers are late: what they missed is made up for, up to one piece, so that nothing bursts after a pause.
      this.#free = Math.min(2 * this.piece, this.#free + ((now - (this.#at ?? now)) / 1000) * limit);
      this.#at = now;
      if (this.#free >= Math.min(bytes, this.piece)) {
        this.#free -= bytes;
        return;
      }
      await this.pause(Math.ceil(((Math.min(bytes, this.piece) - this.#free) / limit) * 1000));
    }
  }
}
