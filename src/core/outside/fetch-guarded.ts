import { lookup as resolve } from 'node:dns';
import { request as askPlain } from 'node:http';
import { request as askSecure, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress, isPrivateHost } from './private-address';

/** Limits of a request to another machine. */
export interface Guard {
  /** Hosts the installation's own settings name, as `host:port`: only they may be private, and reached without TLS. */
  named?: readonly string[];
  /** Milliseconds for the whole answer (default 10 s). */
  timeout?: number;
  /** Bytes of the longest answer (default 256 KB). */
  maxBytes?: number;
}

export interface GuardedRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Codes of `OutsideError` that are ours. */
export type OutsideCode =
  | 'NO_WEB_ADDRESS'
  | 'NOT_HTTPS'
  | 'NOT_PUBLIC'
  | 'TIMEOUT'
  | 'TOO_LONG'
  | 'BAD_STATUS';

/** Another machine did not answer, or must not be called. Reveals nothing of what was sent. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';

  constructor(
    message: string,
    /** Why, for programs: one of ours, else the code of Node (`ECONNREFUSED`, `CERT_HAS_EXPIRED`). */
    readonly code: OutsideCode | (string & {}),
  ) {
    super(message);
  }
}

/**
 * Looks a host up and refuses private addresses. The connection is made to the very addresses that were checked: DNS
 * cannot return one address to the guard and another to the connection.
 */
const publicOnly: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const wrong = found.find(({ address }) => isPrivateAddress(address));
    if (wrong || found.length === 0)
      return done(new OutsideError(`${host} is not on the public internet`, 'NOT_PUBLIC'), '');
    const [first] = found;
    if (options.all) done(null, found as never);
    else done(null, first?.address ?? '', first?.family);
  });
};

/**
 * The only function that calls another machine over http. Follows no redirect, reaches no private address, limits the
 * length of an answer. Throws `OutsideError`.
 */
export async function fetchGuarded(
  address: string,
  init: GuardedRequest = {},
  guard: Guard = {},
): Promise<Response> {
  const { named = [], timeout = 10_000, maxBytes = 256 * 1024 } = guard;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutsideError('No web address', 'NO_WEB_ADDRESS');
  const known = named.includes(url.host);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!known && url.protocol !== 'https:')
    throw new OutsideError(`${host} is called over https only`, 'NOT_HTTPS');
  if (!known && isPrivateHost(url.hostname))
    throw new OutsideError(`${host} is not on the public internet`, 'NOT_PUBLIC');
  const options: RequestOptions = {
    method: init.method ?? 'GET',
    headers: { ...init.headers, 'Accept-Encoding': 'identity', 'User-Agent': 'Keepers' },
    signal: AbortSignal.timeout(timeout),
    agent: false,
    ...(known ? {} : { lookup: publicOnly }),
  };
  const body = init.body ?? '';
  if (body) Object.assign(options.headers as object, { 'Content-Length': Buffer.byteLength(body) });
  return new Promise((fulfil, reject) => {
    const fail = (error: Error) =>
      reject(
        error instanceof OutsideError ? error : new OutsideError(`${host}: ${codeOf(error)}`, codeOf(error)),
      );
    const ask = url.protocol === 'https:' ? askSecure : askPlain;
    const sent = ask(url, options, (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= maxBytes) return void chunks.push(chunk);
        fail(new OutsideError(`${host} says too much`, 'TOO_LONG'));
        sent.destroy();
      });
      answer.on('error', fail);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        if (status < 200 || status > 599)
          return fail(new OutsideError(`${host} answers ${status}`, 'BAD_STATUS'));
        const empty = [204, 205, 304].includes(status);
        const type = String(answer.headers['content-type'] ?? '');
        fulfil(
          new Response(empty ? null : Buffer.concat(chunks), {
            status,
            headers: type ? { 'Content-Type': type } : {},
          }),
        );
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** The only signal of a request is its timeout, so an abort is one. */
const codeOf = (error: Error): string => {
  const code = (error as NodeJS.ErrnoException).code ?? error.name;
  return code === 'ABORT_ERR' || error.name === 'TimeoutError' ? 'TIMEOUT' : code;
};
