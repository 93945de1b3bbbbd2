import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a push service received it. */
export interface Got {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** A push service on this machine, which answers with the given status. */
export interface PushService {
  origin: string;
  got: Got[];
  status: number;
  close: () => void;
}

/** Starts a push service, and allows this process to call it. */
export async function startPushService(): Promise<PushService> {
  const made: PushService = { origin: '', got: [], status: 201, close: () => undefined };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      made.got.push({ path: request.url ?? '', headers, body: Buffer.concat(parts) });
      response.writeHead(made.status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  made.origin = `http://${host}`;
  process.env.KEEPERS_WEBHOOK_HOSTS = host;
  made.close = () => {
    delete process.env.KEEPERS_WEBHOOK_HOSTS;
    server.closeAllConnections();
    server.close();
  };
  return made;
}

/** A browser's subscription: what the server knows of it, and how it reads a message. */
export function makeSubscription(origin: string) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();
  return {
    endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** Decrypts as a browser does. */
    read: (body: Buffer): Record<string, string> => {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([
        Buffer.from('WebPush: info\0'),
        curve.getPublicKey(),
        sender,
        Buffer.from([1]),
      ]);
      const secret = hmac(salt, hmac(hmac(auth, curve.computeSecret(sender)), info));
      const key = hmac(secret, Buffer.from('Content-Encoding: aes128gcm\0\x01', 'latin1')).subarray(0, 16);
      const nonce = hmac(secret, Buffer.from('Content-Encoding: nonce\0\x01', 'latin1')).subarray(0, 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/** Verifies the sender as a push service does; returns the claims. Throws for a wrong signature. */
export function readVapid(header: string): { aud: string; exp: number; sub: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number, to?: number) => point.subarray(from, to).toString('base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33) },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const sealed = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, sealed))
    throw new Error('The signature is wrong.');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
