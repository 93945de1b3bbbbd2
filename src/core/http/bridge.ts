import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Reply } from '@/core/http/reply';

/** A Node request as a web Request; aborted when the client disconnects. */
export function toRequest(incoming: IncomingMessage, response: ServerResponse, origin: string): Request {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const body =
    method === 'GET' || method === 'HEAD' ? undefined : (Readable.toWeb(incoming) as ReadableStream);
  const init = { method, headers, body, signal: gone.signal, duplex: 'half' } as RequestInit;
  return new Request(new URL(incoming.url ?? '/', origin), init);
}

const squeeze = promisify(gzip);
/** Below this many bytes compressing costs more than it saves. */
const WORTH_PACKING = 1500;

/** Sends text whole, compressed where the client accepts it; with its length either way. */
async function sendText(text: string | Uint8Array, response: ServerResponse): Promise<void> {
  const wanted = /\bgzip\b/.test(String(response.req.headers['accept-encoding'] ?? ''));
  response.setHeader('Vary', 'Accept-Encoding');
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  const sent = wanted && body.length >= WORTH_PACKING ? await squeeze(body, { level: 1 }) : body;
  if (sent !== body) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
}

/**
 * Sends an answer, ours or a web Response: JSON whole and compressed where the client accepts it, a stream as it
 * arrives.
 */
export async function sendResponse(
  answer: Reply | Response,
  response: ServerResponse,
  head: boolean,
): Promise<void> {
  const { status, headers, cookies, body } = answer instanceof Response ? await asReply(answer) : answer;
  response.statusCode = status;
  for (const name in headers) response.setHeader(name, headers[name] as string);
  if (cookies.length) response.appendHeader('Set-Cookie', cookies);
  if (body instanceof Readable && head) body.destroy();
  if (body === null || head) response.end();
  else if (body instanceof Readable) await sendStream(body, response);
  else if (isJson(response.getHeader('content-type'))) await sendText(body, response);
  else response.end(body);
}

const isJson = (type: unknown) => String(type).startsWith('application/json');

async function asReply(answer: Response): Promise<Reply> {
  const headers: Record<string, string> = {};
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  const body = isJson(headers['content-type'])
    ? await answer.text()
    : answer.body && Readable.fromWeb(answer.body as never);
  return { status: answer.status, headers, cookies: answer.headers.getSetCookie(), body };
}

/** A client that disconnects ends the stream: nothing to report. */
async function sendStream(body: Readable, response: ServerResponse): Promise<void> {
  await pipeline(body, response).catch(() => response.destroy());
}
