import { servePicture } from '@media/pictures/serve';
import { withoutCookie } from '@/core/http/cookies';
import { seenThroughProxies } from '@/core/http/guard-request';
import { isProjectOf } from '@/modules/access/grants/project-owners';
import { USER_COOKIE } from '@/modules/access/grants/session';
import { findHost } from '@/modules/sites/find-host';
import type { EarlyMiddleware } from './create-front';

const PICTURE = /^\/p\/([^/]+)\//;

/**
 * Answers a photograph of a gallery: on the platform's host, and on those of its studio without a user's session. Any
 * other host is left to `refusePicture`, before a cookie is read.
 */
export const serveHostPicture: EarlyMiddleware = async (request, response) => {
  const project = PICTURE.exec(request.url ?? '')?.[1];
  if (project === undefined) return false;
  const { kind, site } = await findHost(seenThroughProxies(request).host);
  if (kind === 'platform') return servePicture(request, response);
  if (!site || !(await isProjectOf(site.account, project))) return false;
  request.headers.cookie = withoutCookie(request.headers.cookie, USER_COOKIE);
  return servePicture(request, response);
};
