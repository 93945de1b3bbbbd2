import { connect } from 'node:net';
import fc from 'fast-check';

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'get',
];
const TARGETS = [
  '/',
  '*',
  '/%',
  '/%zz',
  '/zzz/%D',
  '/%E0%A4%A',
  '/%ff%fe',
  '/%00',
  '//evil.test/x',
  'http://evil.test/',
  '/\\evil',
  '/zzz',
  '/admin',
  '/admin/projects',
  '/api',
  '/api/',
  '/api/__proto__',
  '/api/constructor',
  '/api/%5F%5Fproto__/x',
  '/api/toString',
  '/api/x/studio/projects',
  '/api/uploads',
  '/users/sign_in',
  '/users/sign_up?i=%zz&c=%00',
  '/events/%',
  '/events/0199aaaa-0000-7000-8000-000000000000/live',
  '/p/%/%/v/s300.jpg?k=%',
  '/_next/static/%',
  '/_next/image?url=%2F&w=0&q=x',
  '/_site/%',
  '/i/%zz',
  `/${'a/'.repeat(4000)}`,
  `/?${'a=1&'.repeat(3000)}`,
];
const HEADERS = [
  'Host: x',
  'Host: a b',
  `Host: ${'h'.repeat(20_000)}`,
  'Host:',
  'Cookie: %E0%A4%A=%; keepers_sid=\x7f; payload-token=%',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: application/json; charset=utf-99',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Next-Action: x',
  'Next-Router-State-Tree: %zz',
  'RSC: 1',
  'X-Forwarded-For: ,,,',
  'Range: bytes=9-1',
  'If-None-Match: "',
  'Accept: text/html',
  'Accept-Language: \xff',
  'Referer: http://[',
  'Upload-Defer-Length: 1',
  'Upload-Length: 1e9',
  'Upload-Concat: final;/x /y',
  'Upload-Metadata: filename %,gallery =',
  'Tus-Resumable: 1.0.0',
];
const BODIES = ['', '0\r\n\r\n', 'zz\r\n', '--x\r\n\r\n--x--', '{"a":', '\0\0\0\0\0', 'a%00=b'];

/** One request as bytes no client library would send. */
export const rawRequest: fc.Arbitrary<string> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    target: fc.constantFrom(...TARGETS),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9'),
    headers: fc.subarray(HEADERS, { maxLength: 4 }),
    body: fc.constantFrom(...BODIES),
    host: fc.boolean(),
  })
  .map(({ method, target, version, headers, body, host }) =>
    [`${method} ${target} ${version}`, ...(host ? ['Host: 127.0.0.1'] : []), ...headers, '', body].join(
      '\r\n',
    ),
  );

/** After so long without a byte, a server that has only half a request is taken to wait for the rest. */
const QUIET_MS = 2000;

/**
 * Sends bytes over a connection of their own; returns the first line of the answer ('' if the server closed without
 * one, or waits for more). Throws if nothing listens. The sending half stays open: Node drops a pending answer
 * when the client closes it.
 */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve(all.split('\r\n')[0] ?? '');
    };
    socket.on('data', (chunk) => {
      all += chunk.toString('latin1');
      if (all.includes('\r\n')) end();
    });
    socket.on('close', end);
    // The server may close while bytes are on their way: that is an answer, too.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? reject(error) : end(),
    );
    socket.setTimeout(QUIET_MS, end);
  });
}

/** Sends many, some in parallel; returns those that got a server error, and how many were sent. */
export async function sendAllRaw(
  port: number,
  requests: readonly string[],
): Promise<{ answered: number; faults: [bytes: string, line: string][] }> {
  const left = [...requests];
  const faults: [string, string][] = [];
  let answered = 0;
  const work = async () => {
    for (let bytes = left.pop(); bytes !== undefined; bytes = left.pop()) {
      const line = await sendRaw(port, bytes);
      if (line) answered += 1;
      if (/^HTTP\/1\.1 5/.test(line)) faults.push([bytes.slice(0, 500), line]);
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  return { answered, faults };
}
