import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packBuilt } from '../../cli/launcher/pack-built.mjs';
import { serveBuilt } from './built-files';

const SCRIPT = 'export const photographs = 1800;\n'.repeat(200);
const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
let port = 0;

const server = createServer((request, response) => {
  void serve(request, response).then((answered) => answered || response.writeHead(299).end('Next'));
});
const serve = serveBuilt(folder);

beforeAll(async () => {
  mkdirSync(path.join(folder, 'chunks'));
  mkdirSync(path.join(folder, 'media'));
  writeFileSync(path.join(folder, 'chunks', '0a~b.js'), SCRIPT);
  writeFileSync(path.join(folder, 'chunks', 'short.css'), 'a{}');
  writeFileSync(path.join(folder, 'media', 'type.woff2'), 'font');
  writeFileSync(path.join(folder, 'media', 'film.mp4'), 'film');
  await packBuilt(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function get(file: string, accept = 'gzip, deflate, br', method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': accept };
    const asked = ask(
      { port, path: `/_next/static/${file}`, method, headers, agent: false },
      async (response) => {
        const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>));
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      },
    );
    asked.on('error', reject).end();
  });
}

test('a script is sent in the smallest encoding that the client accepts, for a year', async () => {
  const [brotli, gzip, plain] = [
    await get('chunks/0a~b.js?dpl=1'),
    await get('chunks/0a~b.js', 'gzip'),
    await get('chunks/0a~b.js', 'identity'),
  ];
  expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  expect(plain.body.toString()).toBe(SCRIPT);
  for (const { status, headers, body } of [brotli, gzip, plain])
    expect([status, headers.vary, headers['content-length']]).toEqual([
      200,
      'Accept-Encoding',
      String(body.length),
    ]);
  expect(brotli.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('a font and a short style are sent as they are, HEAD without a body', async () => {
  const [font, style, head] = [
    await get('media/type.woff2'),
    await get('chunks/short.css'),
    await get('chunks/0a~b.js', 'br', 'HEAD'),
  ];
  expect([font.body.toString(), font.headers['content-type'], font.headers.vary]).toEqual([
    'font',
    'font/woff2',
    undefined,
  ]);
  expect([style.body.toString(), style.headers['content-encoding']]).toEqual(['a{}', undefined]);
  expect([head.status, head.headers['content-encoding'], head.body.length]).toEqual([200, 'br', 0]);
});

test.each([
  ['a film, which is requested in parts', 'media/film.mp4', 'GET'],
  ['an unknown file', 'chunks/unknown.js', 'GET'],
  ['a folder', 'chunks', 'GET'],
  ['a compressed file by its name', 'chunks/0a~b.js.br', 'GET'],
  ['a path out of the folder', '../../package.json', 'GET'],
  ['an encoded path out of the folder', '..%2f..%2fpackage.json', 'GET'],
  ['a write', 'chunks/0a~b.js', 'POST'],
])('%s is left to Next', async (_what, file, method) => {
  expect((await get(file, 'br', method)).status).toBe(299);
});

test('a file that is gone is left to Next', async () => {
  writeFileSync(path.join(folder, 'chunks', 'gone.js'), SCRIPT);
  const late = serveBuilt(folder);
  const other = createServer((request, response) => {
    void late(request, response).then((answered) => answered || response.writeHead(299).end());
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(other.address() as AddressInfo).port}/_next/static/chunks`;
  expect((await fetch(`${at}/short.css`)).status).toBe(200);
  rmSync(path.join(folder, 'chunks', 'gone.js'));
  expect((await fetch(`${at}/gone.js`)).status).toBe(299);
  other.close();
});
