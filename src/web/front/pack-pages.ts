import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const squeeze = promisify(gzip);

/** Types of Next's answers that are worth compressing. Event streams are not, since they never end. */
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Below this many bytes compressing costs more than it saves. */
const WORTH_PACKING = 1500;
/** A page is compressed for one answer: quickly. */
const LEVEL = 1;

function wantsPacking(request: IncomingMessage, response: ServerResponse, status: number): boolean {
  const length = Number(response.getHeader('content-length') ?? WORTH_PACKING);
  return (
    request.method !== 'HEAD' &&
    status !== 204 &&
    status !== 206 &&
    status !== 304 &&
    length >= WORTH_PACKING &&
    !response.hasHeader('content-encoding') &&
    TEXT.test(String(response.getHeader('content-type') ?? '')) &&
    /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  );
}

/**
 * Sends Next's answers whole and compressed, instead of in a dozen pieces each compressed by itself: for a page of 128
 * KB that costs a third. Call it before anything else that wraps the response.
 */
export function packAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { write, end, writeHead } = response;
  let gathered: Buffer[] | null = null;

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const vary = String(response.getHeader('vary') ?? '');
    if (wantsPacking(request, response, status)) {
      gathered = [];
      response.removeHeader('content-length');
      response.removeHeader('accept-ranges');
      response.setHeader('content-encoding', 'gzip');
      if (!/accept-encoding/i.test(vary)) response.appendHeader('vary', 'Accept-Encoding');
    }
    return (writeHead as (...all: unknown[]) => ServerResponse).call(response, status, ...rest);
  }) as typeof writeHead;

  const begin = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
  };
  /** Writing the head may have sent another answer: the outage page. */
  const answered = () => response.writableEnded;
  const take = (chunk: unknown, encoding: unknown): void => {
    const charset = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
    if (typeof chunk === 'string') gathered?.push(Buffer.from(chunk, charset));
    else if (chunk instanceof Uint8Array)
      gathered?.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };

  response.write = ((chunk: unknown, encoding?: unknown, done?: unknown) => {
    begin();
    if (answered()) return true;
    if (!gathered) return (write as (...all: unknown[]) => boolean).call(response, chunk, encoding, done);
    take(chunk, encoding);
    const callback = typeof encoding === 'function' ? encoding : done;
    if (typeof callback === 'function') queueMicrotask(() => callback());
    return true;
  }) as typeof write;

  response.end = ((chunk?: unknown, encoding?: unknown, done?: unknown) => {
    if (typeof chunk === 'function') return response.end(undefined, chunk as never);
    // Node finds a short answer's length itself, if its head is not written before.
    if (response.headersSent || wantsPacking(request, response, response.statusCode)) begin();
    if (answered()) return response;
    if (!gathered)
      return (end as (...all: unknown[]) => ServerResponse).call(response, chunk, encoding, done);
    take(chunk, encoding);
    const whole = Buffer.concat(gathered);
    gathered = null;
    const callback = typeof encoding === 'function' ? encoding : done;
    squeeze(whole, { level: LEVEL }).then(
      (bytes) => (end as (...all: unknown[]) => ServerResponse).call(response, bytes, callback),
      () => response.destroy(),
    );
    return response;
  }) as typeof end;

  response.flushHeaders = begin;
}
