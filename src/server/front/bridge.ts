import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A Node request as a web Request; aborted when the asker goes away. */
export function toRequest(incoming: IncomingMessage, response: ServerResponse, origin: string): Request {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
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
/** Below this many bytes packing costs more than it saves. */
const WORTH_PACKING = 1500;

/** Text that was asked for packed, packed; its length either way. */
async function packed(answer: Response, response: ServerResponse): Promise<Buffer> {
  const body = Buffer.from(await answer.arrayBuffer());
  const wanted = /\bgzip\b/.test(String(response.req.headers['accept-encoding'] ?? ''));
  response.setHeader('Vary', 'Accept-Encoding');
  const sent = wanted && body.length >= WORTH_PACKING ? await squeeze(body, { level: 4 }) : body;
  if (sent !== body) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', sent.length);
  return sent;
}

/** Sends a web Response through a Node one: JSON whole and packed, everything else as a stream. */
export async function sendResponse(answer: Response, response: ServerResponse, head: boolean): Promise<void> {
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') response.setHeader(name, value);
  });
  const cookies = answer.headers.getSetCookie();
  if (cookies.length) response.appendHeader('Set-Cookie', cookies);
  if (!answer.body || head) {
    response.end();
    return;
  }
  if (answer.headers.get('content-type')?.startsWith('application/json')) {
    response.end(await packed(answer, response));
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => response.destroy());
}
