import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';

/** The server's refusal: its status, its code, and when to ask again (seconds). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }

  /** Whether the same request may succeed later. */
  get temporary(): boolean {
    return this.status >= 500 || this.status === 429 || this.status === 423 || this.status === 408;
  }
}

/** An answer that was read to its end. */
export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  content: Buffer;
  text: string;
}

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
/** Silence of a connection, in ms, after which it counts as cut. */
const SILENCE = 75_000;

/** Sends one request; `source` gives its body in pieces, as fast as they may go. Rejects where the connection fails. */
export function send(
  url: URL,
  method: string,
  headers: Record<string, string>,
  source: AsyncIterable<Uint8Array> | string | null = null,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const asked = (secure ? overHttps : overHttp)(
      url,
      { method, headers, agent: secure ? agents.https : agents.http, ...(signal ? { signal } : {}) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const content = Buffer.concat(parts);
          const { statusCode = 0, headers: answered } = response;
          resolve({ status: statusCode, headers: answered, content, text: content.toString() });
        });
      },
    );
    asked.setTimeout(SILENCE, () => asked.destroy(new Error('The connection was silent for too long')));
    asked.on('error', reject);
    if (source === null || typeof source === 'string') return void asked.end(source ?? undefined);
    void (async () => {
      for await (const piece of source) {
        if (asked.destroyed) return;
        if (!asked.write(piece)) await flows(asked);
      }
      asked.end();
    })().catch((error: Error) => asked.destroy(error));
  });
}

/** Resolves when a request takes more bytes, or is over; leaves no listener behind. */
const flows = (asked: ClientRequest): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      asked.off('drain', go);
      asked.off('close', go);
      resolve();
    };
    asked.on('drain', go);
    asked.on('close', go);
  });

/** Throws `Refused` for an answer that is no success. */
export function requireSuccess({ status, headers, text }: Answer): void {
  if (status >= 200 && status < 300) return;
  let body: { code?: string; errors?: Record<string, string[]> } = {};
  try {
    body = JSON.parse(text) as typeof body;
  } catch {
    // Not ours: a proxy's page, or tus's plain text.
  }
  const words = Object.values(body.errors ?? {}).flat();
  const after = Number(headers['retry-after']);
  throw new Refused(
    status,
    body.code ?? `HTTP_${status}`,
    words.join(' ') || `The server answered ${status}`,
    Number.isFinite(after) && after > 0 ? after : null,
  );
}

/** The JSON operations of a server, with or without a token. */
export class Server {
  constructor(
    readonly origin: string,
    readonly token: string | null,
  ) {}

  get headers(): Record<string, string> {
    return { Accept: 'application/json', ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}) };
  }

  url(path: string): URL {
    return new URL(path, this.origin);
  }

  /** Returns a file of the server. Throws for a longer one, and for an address elsewhere. */
  async fetch(path: string, bytes: number): Promise<Buffer> {
    const url = this.url(path);
    if (url.origin !== new URL(this.origin).origin) throw new Error('The address is not the server’s');
    const answer = await send(url, 'GET', { ...this.headers, Accept: '*/*' });
    requireSuccess(answer);
    if (answer.content.length > bytes) throw new Error('The file is longer than the server said');
    return answer.content;
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = body === undefined ? null : JSON.stringify(body);
    const answer = await send(
      this.url(path),
      method,
      {
        ...this.headers,
        ...(text === null
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }),
      },
      text,
    );
    requireSuccess(answer);
    return (answer.text ? JSON.parse(answer.text) : null) as T;
  }
}
