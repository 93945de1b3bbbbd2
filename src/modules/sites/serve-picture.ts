import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPicture } from '@media/pictures/send-picture';
import { SECURITY_HEADERS, seenThroughProxies } from '@/core/http/guard-request';
import { findHost } from './find-host';
import { PLATFORM_PICTURES, readPictureAddress, sitePictureKey } from './picture-address';

const YEAR = 365 * 24 * 3600;
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * Serves `/_site/p/…`: pictures of a site on its own hosts, and on the platform's, where it is edited. Pictures of
 * another site are not found. Returns whether it handled the request.
 */
export async function serveSitePicture(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const asked = readPictureAddress(path);
  if (!asked) return false;
  const { kind, site } = await findHost(seenThroughProxies(request).host);
  const here = kind === 'platform' || (site && site.account === asked.owner);
  if (!here && asked.owner !== PLATFORM_PICTURES) return false;
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': TYPES[asked.format],
    'Cache-Control': `public, max-age=${YEAR}, immutable`,
    'Accept-Ranges': 'bytes',
    ETag: `"${asked.version}-${asked.name}"`,
  };
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end();
    return true;
  }
  const key = sitePictureKey(asked.owner, asked.id, asked.version, `${asked.name}.${asked.format}`);
  // Never by the proxy: its accelerated paths are configured for galleries' pictures, on the platform's host.
  return sendPicture(request, response, key, headers);
}
