import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

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

/** Sends a web Response through a Node one. Set-Cookie lines stay apart. */
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
  await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => response.destroy());
}
