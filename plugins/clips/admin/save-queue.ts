/**
 * Stores changes one request at a time. What is changed while one is being stored waits, joined into one change: of a field the
 * latest value counts, and no field is lost.
 */
export class SaveQueue<Change extends object> {
  #send: (change: Change) => Promise<boolean>;
  #join: (before: Change, change: Change) => Change;
  #waiting: { change: Change; done: ((stored: boolean) => void)[] } | null = null;
  #running: Promise<void> = Promise.resolve();
  #busy = false;

  /** `send` stores a change and returns whether it was stored; `join` is what two changes are together. */
  constructor(
    send: (change: Change) => Promise<boolean>,
    join: (before: Change, change: Change) => Change = (before, change) => ({ ...before, ...change }),
  ) {
    this.#send = send;
    this.#join = join;
  }

  /** What is not being stored yet. */
  get waiting(): Change | null {
    return this.#waiting?.change ?? null;
  }

  /** Adds a change. Resolves when it is stored (true), or refused. */
  add(change: Change): Promise<boolean> {
    return new Promise((resolve) => {
      const before = this.#waiting;
      this.#waiting = {
        change: before ? this.#join(before.change, change) : change,
        done: [...(before?.done ?? []), resolve],
      };
      if (!this.#busy) this.#running = this.#run();
    });
  }

  /** Resolves when nothing waits. */
  idle(): Promise<void> {
    return this.#running;
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#waiting) {
      const { change, done } = this.#waiting;
      this.#waiting = null;
      const stored = await this.#send(change).catch(() => false);
      for (const resolve of done) resolve(stored);
    }
    this.#busy = false;
  }
}
