import { request as ask, createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { packAnswer } from './pack-pages';

const TEXT = `<!doctype html>${'a photograph, שלום '.repeat(500)}`;
let close = () => {};
afterEach(() => close());

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function served(
  answer: (response: ServerResponse) => void,
  { path = '/', method = 'GET', accept = 'gzip' } = {},
  wrap: (response: ServerResponse) => void = () => {},
): Promise<Got> {
  const server = createServer((request, response) => {
    packAnswer(request, response);
    wrap(response);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': accept };
    const asked = ask({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** As Next does: the head first, then piece after piece. */
function inPieces(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'rsc');
  response.flushHeaders();
  const whole = Buffer.from(TEXT);
  for (let at = 0; at < whole.length; at += 1000) response.write(whole.subarray(at, at + 1000));
  response.end();
}

test('a page is compressed where the client accepts it, and has a Vary header', async () => {
  const { status, headers, body } = await served(inPieces);
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'gzip', 'rsc, Accept-Encoding']);
  expect(gunzipSync(body).toString()).toBe(TEXT);
});

test('a client that accepts no compression gets plain text', async () => {
  const { headers, body } = await served(inPieces, { accept: 'identity' });
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, TEXT]);
});

test('HEAD, short answers, pictures, event streams and compressed answers are unchanged', async () => {
  const answer =
    (type: string, more: Record<string, string> = {}, text = TEXT) =>
    (response: ServerResponse) => {
      response.setHeader('Content-Type', type);
      for (const name in more) response.setHeader(name, more[name] as string);
      response.end(text);
    };
  const length = String(Buffer.byteLength(TEXT));
  const left = [
    await served(answer('text/html', { 'Content-Length': length }), { method: 'HEAD' }),
    await served(answer('text/html', { 'Content-Length': '5' }, 'short')),
    await served(answer('image/jpeg')),
    await served(answer('text/event-stream')),
    await served(answer('text/html', { 'Content-Encoding': 'br' })),
  ];
  expect(left.map(({ headers }) => headers['content-encoding'])).toEqual([
    ...[undefined, undefined, undefined, undefined],
    'br',
  ]);
  expect(left.map(({ body }) => body.toString())).toEqual(['', 'short', TEXT, TEXT, TEXT]);
  expect(left[2]?.headers['content-length']).toBe(length);
});

test('a redirect and "not modified" have no body', async () => {
  const moved = await served((response) => response.writeHead(307, { Location: '/there' }).end());
  expect([moved.status, moved.headers.location, moved.body.length]).toEqual([307, '/there', 0]);
  const known = await served((response) => {
    response.statusCode = 304;
    response.setHeader('Content-Type', 'text/html');
    response.end();
  });
  expect([known.status, known.headers['content-encoding'], known.body.length]).toEqual([304, undefined, 0]);
});

test('a later wrapper of the response may change its status, or answer instead', async () => {
  const changed = await served(inPieces, {}, (response) => {
    const given = response.writeHead.bind(response) as (status: number) => ServerResponse;
    response.writeHead = (() => given(401)) as typeof response.writeHead;
  });
  expect([changed.status, gunzipSync(changed.body).toString()]).toEqual([401, TEXT]);
  const instead = await served(
    (response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html');
      response.end(TEXT);
    },
    {},
    (response) => {
      const given = response.writeHead.bind(response) as typeof response.writeHead;
      response.writeHead = (() => {
        response.writeHead = given;
        response.removeHeader('Content-Type');
        response.writeHead(503, { 'Content-Type': 'text/html' });
        response.end('in a moment');
        return response;
      }) as typeof response.writeHead;
    },
  );
  expect([instead.status, instead.body.toString()]).toEqual([503, 'in a moment']);
});
