import { randomBytes, timingSafeEqual } from 'node:crypto';
import { promises as fs } from 'node:fs';
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Agent } from '../agent';
import type { Server } from '../server/api';
import { Problem } from '../texts/say';
import { listFolders } from './folders';
import { PAGE } from './html';
import { isLoginItem, setLoginItem } from './login-item';
import { Pairing } from './pairing';
import { sayable } from './sayable';

const MOST_BODY = 64 * 1024;

/** The program's own page, on this computer alone: behind a random path, for its own origin. */
export class Page {
  readonly secret = randomBytes(24).toString('base64url');
  readonly pairing: Pairing;
  #http: HttpServer;

  constructor(private readonly agent: Agent) {
    this.pairing = new Pairing(agent);
    this.#http = createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => {
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
        response.end(error.message);
      });
    });
  }

  /** Opens a port of the loopback address; returns the page's address. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(port, '127.0.0.1', resolve);
    });
    return `http://${this.#host}/${this.secret}/`;
  }

  get #host(): string {
    return `127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#http.closeAllConnections();
    this.#http.close();
  }

  /**
   * Whether a request comes from the page itself or from the address bar: another name for this machine (DNS rebinding),
   * another origin and other sites' pages are refused, and so is a path without the secret.
   */
  #mayEnter({ headers, url = '' }: IncomingMessage): boolean {
    if (headers.host !== this.#host) return false;
    if (headers.origin !== undefined && headers.origin !== `http://${this.#host}`) return false;
    if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate') return false;
    const given = Buffer.from(url.split('/')[1] ?? '');
    const secret = Buffer.from(this.secret);
    return given.length === secret.length && timingSafeEqual(given, secret);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const common = {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
    };
    if (!this.#mayEnter(request)) {
      response.writeHead(404, { ...common, 'Content-Type': 'text/plain' });
      return void response.end('Not found');
    }
    const url = new URL(request.url ?? '/', `http://${this.#host}`);
    const name = url.pathname.slice(this.secret.length + 2);
    if (request.method === 'GET' && name === '') {
      const policy =
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";
      response.writeHead(200, {
        ...common,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
      });
      return void response.end(PAGE);
    }
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { ...common, 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    // Only this page's own scripts can set a header: a form of another page cannot.
    if (request.method === 'POST' && request.headers['content-type'] !== 'application/json')
      return json(415, { error: 'Send JSON' });
    try {
      const body = request.method === 'POST' ? await readBody(request) : Object.fromEntries(url.searchParams);
      json(200, await this.#do(`${request.method} ${name}`, body as Record<string, never>));
    } catch (error) {
      const { key, params, message } = sayable(error);
      json(422, { error: message, key, params });
    }
  }

  async #do(act: string, body: Record<string, never>): Promise<unknown> {
    const { agent, pairing } = this;
    const given = body as unknown as Record<string, string>;
    switch (act) {
      case 'GET state':
        agent.watched();
        return this.#state();
      case 'POST pair':
        return pairing.begin(text(given.server), text(given.name) || hostname());
      case 'POST cancel':
        pairing.cancel();
        return this.#state();
      case 'POST disconnect':
        agent.disconnect();
        return this.#state();
      case 'GET folders':
        return listFolders(given.path ?? '');
      case 'GET projects':
        return this.#server().call('GET', `/api/projects?q=${encodeURIComponent(given.q ?? '')}`);
      case 'POST projects':
        return this.#server().call('POST', '/api/projects', { name: text(given.name) });
      case 'POST galleries':
        return this.#server().call(
          'POST',
          `/api/projects/${encodeURIComponent(text(given.project))}/galleries`,
          {
            name: text(given.name),
          },
        );
      case 'POST link':
        return this.#link(body);
      case 'POST unlink':
        agent.removeLink(text(given.id));
        return this.#state();
      case 'POST refused':
        agent.pardon(text(given.id), text(given.at), Boolean(body.again));
        return this.#state();
      case 'POST pause':
        agent.pause(Boolean(body.paused));
        return this.#state();
      case 'POST limit': {
        const limit = Number(body.limit);
        agent.setLimit(Number.isFinite(limit) && limit > 0 ? Math.max(16 * 1024, limit) : null);
        return this.#state();
      }
      case 'POST login':
        await setLoginItem(Boolean(body.on));
        return this.#state();
      case 'POST rescan':
        await Promise.all([...agent.syncs.values()].map((sync) => sync.scan()));
        return this.#state();
      default:
        throw new Error('There is no such action');
    }
  }

  #server(): Server {
    const { server } = this.agent;
    if (!server) throw new Problem('not_connected');
    return server;
  }

  async #link(body: Record<string, unknown>) {
    const folder = path.resolve(text(body.folder));
    if (!(await fs.stat(folder).catch(() => null))?.isDirectory())
      throw new Problem('no_folder', { path: folder });
    const project = body.project as { id: string; name: string };
    const gallery = body.gallery as { id: string; name: string };
    const link = {
      folder,
      project: { id: text(project?.id), name: text(project?.name) },
      gallery: { id: text(gallery?.id), name: text(gallery?.name) },
      subfolders: Boolean(body.subfolders),
    };
    if (this.agent.store.config.links.some((one) => one.folder === folder)) throw new Problem('folder_twice');
    return this.agent.addLink(link);
  }

  async #state() {
    return {
      ...this.agent.view(),
      waiting: this.pairing.waiting,
      pairing_error: this.pairing.error,
      login: await isLoginItem(),
    };
  }
}

const text = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > 4000) throw new Error('A text is missing');
  return value;
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  let read = '';
  for await (const part of request) {
    read += String(part);
    if (read.length > MOST_BODY) throw new Error('The request is too long');
  }
  return JSON.parse(read || '{}');
}
