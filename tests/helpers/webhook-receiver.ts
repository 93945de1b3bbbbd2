import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it was received. */
export interface Got {
  headers: Record<string, string>;
  body: string;
}

/** A webhook receiver on this machine: the messages it received, and its answer. */
export interface Receiver {
  host: string;
  got: Got[];
  answer: { status: number; headers?: Record<string, string>; body?: string };
  close: () => void;
}

/** Listens on a port of its own and allows this process to deliver to it. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      made.got.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(made.answer.status, made.answer.headers).end(made.answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const made: Receiver = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    got: [],
    answer: { status: 204 },
    close: () => {
      delete process.env.KEEPERS_WEBHOOK_HOSTS;
      server.closeAllConnections();
      server.close();
    },
  };
  process.env.KEEPERS_WEBHOOK_HOSTS = made.host;
  return made;
}

/** Verifies a message by the published convention alone. */
export function isSigned({ headers, body }: Got, secret: string): boolean {
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const mark = createHmac('sha256', key).update(text).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((one) => {
    const given = Buffer.from(one.split(',')[1] ?? '', 'base64');
    return one.startsWith('v1,') && given.length === mark.length && timingSafeEqual(given, mark);
  });
}
