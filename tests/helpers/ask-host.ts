import { request } from 'node:http';

/** `fetch` with a Host header of its own, which `fetch` does not allow. */
export function askHost(
  address: string,
  host: string,
  { method, headers, body }: { method: string; headers: Headers; body?: BodyInit | undefined },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = new Request(address, { method, headers, ...(body === undefined ? {} : { body }) });
    const all = { ...Object.fromEntries(sent.headers), ...Object.fromEntries(headers), host };
    const asked = request(address, { method, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('error', reject);
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const lines = new Headers();
        for (let i = 0; i < answer.rawHeaders.length; i += 2)
          lines.append(answer.rawHeaders[i] ?? '', answer.rawHeaders[i + 1] ?? '');
        const status = answer.statusCode ?? 500;
        const text = status === 204 || status === 304 ? null : Buffer.concat(chunks);
        resolve(new Response(text, { status, headers: lines }));
      });
    });
    asked.on('error', reject);
    sent.arrayBuffer().then((bytes) => asked.end(Buffer.from(bytes)), reject);
  });
}
