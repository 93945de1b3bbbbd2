import type { Log } from '../log';
import type { Store } from '../store';
import { Refused, Server } from './api';

const MOST_WAIT_MS = 60_000;

/** The line to the server: its requests, and the pauses after those that failed. */
export class ServerLine {
  /** Whether the last request did not reach the server. */
  offline = false;
  #until = 0;
  #tries = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Store,
    private readonly log: Log,
    private readonly on: {
      /** A pause is over. */
      again: () => void;
      /** The token is accepted no longer. */
      refused: () => void;
    },
  ) {}

  /** The server with the program's token; null without one. */
  get server(): Server | null {
    const { server, token } = this.store.config;
    return server && token ? new Server(server, token) : null;
  }

  /** Whether nothing should be asked now. */
  get pausing(): boolean {
    return this.#until > Date.now();
  }

  /** Begins again, as with another server. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#until = 0;
    this.#tries = 0;
  }

  /** Sends a request; throws `Refused`, or the connection's error. */
  async call<T>(method: string, at: string, body?: unknown): Promise<T> {
    const { server } = this;
    if (!server) throw new Refused(401, 'UNAUTHENTICATED', 'Not connected');
    const answer = await server.call<T>(method, at, body);
    this.worked();
    return answer;
  }

  /** Records that the server answered. */
  worked(): void {
    const { pausing } = this;
    this.reset();
    if (this.offline) this.log.write('log_reached');
    this.offline = false;
    if (pausing) this.on.again();
  }

  /** Pauses, longer each time, and says why once; without a valid token nothing goes on. */
  failed(error: unknown): void {
    if (error instanceof Refused && error.status === 401) {
      if (this.store.config.token) this.on.refused();
      return;
    }
    if (error instanceof Refused && !error.temporary) {
      this.log.write('log_said', { code: error.code, text: error.message }, true);
    } else if (!this.offline) {
      this.offline = true;
      this.#tries = 0;
      this.log.write('log_silent', { text: (error as Error).message }, true);
    }
    if (this.pausing) return;
    const asked = error instanceof Refused && error.retryAfter ? error.retryAfter * 1000 : 0;
    const ms = Math.max(asked, Math.min(MOST_WAIT_MS, 1000 * 2 ** this.#tries++));
    this.#until = Date.now() + ms;
    this.#timer = setTimeout(() => {
      this.#until = 0;
      this.on.again();
    }, ms);
    this.#timer.unref();
  }
}
