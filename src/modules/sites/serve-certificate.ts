import type { IncomingMessage, ServerResponse } from 'node:http';
import { same } from '@/core/crypto';
import { env } from '@/core/env';
import { SECURITY_HEADERS } from '@/core/http/guard-request';
import { bareHost } from '@/core/text/site-name';
import { findHost } from './find-host';

/** The path at which a proxy asks whether it may request a certificate for a name. */
const ASKED = '/_site/certificate';
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Whether the request is from a local proxy itself, or has the secret; forwarded requests do not count. */
function mayAsk({ headers, socket }: IncomingMessage, secret: string | null): boolean {
  const { certificateSecret } = env();
  if (certificateSecret && secret !== null && same(secret, certificateSecret)) return true;
  const handedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some((name) => headers[name]);
  return !handedOn && LOOPBACK.test(socket.remoteAddress ?? '');
}

async function isServed(name: string): Promise<boolean> {
  if (!/^[a-z0-9.-]{1,253}$/.test(name)) return false;
  const { publicUrl, platformHosts } = env();
  if (name === new URL(publicUrl).hostname || platformHosts.includes(name)) return true;
  return (await findHost(name)).site !== null;
}

/**
 * `GET /_site/certificate?domain=`: 200 for a name of the platform or a site, else 404, so that a proxy requests no
 * certificates for unknown names. Returns whether it handled the request.
 */
export async function serveCertificate(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const url = URL.parse(request.url ?? '', 'http://localhost');
  if (url?.pathname !== ASKED) return false;
  const { searchParams } = url;
  const allowed =
    mayAsk(request, searchParams.get('secret')) &&
    (await isServed(bareHost(searchParams.get('domain') ?? '')));
  response.writeHead(allowed ? 200 : 404, { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' }).end();
  return true;
}
