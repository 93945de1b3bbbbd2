import type { Browser } from './browser';

export interface Said {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

/** A browser's open live stream of a project, and the messages it received in order. */
export class LiveLine {
  #heard: Said[] = [];
  #waiting: (() => void)[] = [];
  #over = false;
  #rest = '';

  private constructor(
    readonly response: Response,
    readonly stop: AbortController,
  ) {
    void this.#read();
  }

  /** Opens the stream; throws if it is refused. `after` is the last id received before. */
  static open(browser: Browser, eventId: string, after?: string): Promise<LiveLine> {
    return LiveLine.openAt(browser, `/events/${eventId}/live`, after);
  }

  /** The same for a line at another address. */
  static async openAt(browser: Browser, path: string, after?: string): Promise<LiveLine> {
    const stop = new AbortController();
    const headers = { Cookie: browser.cookie, ...(after ? { 'Last-Event-ID': after } : {}) };
    const response = await fetch(`${browser.origin}${path}`, {
      headers,
      signal: stop.signal,
    });
    if (response.status !== 200)
      throw new Error(`The line was refused: ${response.status} ${await response.text()}`);
    return new LiveLine(response, stop);
  }

  async #read(): Promise<void> {
    try {
      for await (const chunk of this.response.body as unknown as AsyncIterable<Uint8Array>) this.#take(chunk);
    } catch {
      // The test hung up.
    }
    this.#over = true;
    this.#wake();
  }

  #take(chunk: Uint8Array): void {
    this.#rest += Buffer.from(chunk).toString('utf8');
    const blocks = this.#rest.split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
      if (field('event'))
        this.#heard.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) });
    }
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async #until(done: () => boolean, ms: number, what: string): Promise<void> {
    const until = Date.now() + ms;
    while (!done()) {
      const left = until - Date.now();
      if (left <= 0)
        throw new Error(`${what} did not arrive within ${ms} ms; received ${JSON.stringify(this.#heard)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** The next message, or the next of one kind (earlier ones are dropped). */
  async next(event?: string, ms = 2000): Promise<Said> {
    const at = () => this.#heard.findIndex((said) => !event || said.event === event);
    await this.#until(() => at() >= 0 || this.#over, ms, event ?? 'anything');
    const found = at();
    if (found < 0) throw new Error('The line ended.');
    return this.#heard.splice(0, found + 1)[found] as Said;
  }

  /** The next message of a kind that is newer than `id`: recent messages may be replayed. */
  async after(id: string, event: string): Promise<Said> {
    for (;;) {
      const said = await this.next(event);
      if (BigInt(said.id) > BigInt(id)) return said;
    }
  }

  /** Resolves when the other side has hung up. */
  ended = (ms = 2000) => this.#until(() => this.#over, ms, 'the end');

  /** Hangs up. */
  async close(): Promise<void> {
    this.stop.abort();
    await this.ended();
  }
}
