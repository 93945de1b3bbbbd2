import { setTimeout as wait } from 'node:timers/promises';
import type { Agent } from '../agent';
import { Refused, Server } from '../server/api';
import { originsOf, tryOrigins } from '../server/site';
import { VERSION } from '../version';

/** What the page shows while a code waits for its answer. */
export interface Waiting {
  server: string;
  code: string;
  /** Where the person allows it. */
  url: string;
}

interface Codes {
  device_code: string;
  user_code: string;
  verification_path_complete: string;
  interval: number;
  expires_in: number;
}

/** Connects the program by a code (RFC 8628), one at a time. */
export class Pairing {
  waiting: Waiting | null = null;
  error: string | null = null;
  #turn = 0;

  constructor(
    private readonly agent: Agent,
    private readonly pause: (ms: number) => Promise<unknown> = wait,
  ) {}

  /** Asks for a code, and for its token until it is decided. Throws a `Problem` where no Keepers answers. */
  async begin(typed: string, name: string): Promise<Waiting | null> {
    const turn = ++this.#turn;
    this.error = null;
    const { server, codes } = await tryOrigins(originsOf(typed), (origin) => this.#codesOf(origin, name));
    if (turn === this.#turn)
      this.waiting = {
        server: server.origin,
        code: codes.user_code,
        url: new URL(codes.verification_path_complete, server.origin).href,
      };
    void this.#poll(server, codes, turn);
    return this.waiting;
  }

  async #codesOf(origin: string, name: string): Promise<{ server: Server; codes: Codes }> {
    const server = new Server(origin, null);
    const codes = await server.call<Codes>('POST', '/api/devices/codes', {
      name,
      kind: 'agent',
      version: VERSION,
    });
    if (!codes?.user_code || !codes.device_code) throw new SyntaxError('No code');
    return { server, codes };
  }

  cancel(): void {
    this.#turn++;
    this.waiting = null;
  }

  async #poll(server: Server, codes: Codes, turn: number): Promise<void> {
    let seconds = codes.interval;
    const until = Date.now() + codes.expires_in * 1000;
    while (turn === this.#turn && Date.now() < until) {
      await this.pause(seconds * 1000);
      if (turn !== this.#turn) return;
      try {
        const { token, name } = await server.call<{ token: string; name: string }>(
          'POST',
          '/api/devices/token',
          {
            device_code: codes.device_code,
          },
        );
        this.waiting = null;
        this.agent.connect(server.origin, token, name);
        return;
      } catch (error) {
        const code = error instanceof Refused ? error.code : '';
        if (code === 'SLOW_DOWN') seconds += 5;
        else if (code === 'ACCESS_DENIED' || code === 'EXPIRED_TOKEN') {
          this.error = code;
          break;
        }
        // Pending, or the server did not answer: ask again.
      }
    }
    if (turn === this.#turn) {
      this.waiting = null;
      this.error ??= 'EXPIRED_TOKEN';
    }
  }
}
