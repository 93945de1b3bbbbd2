import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@/core/http/define-endpoint';
import { bearerOf } from '@/modules/access/grants/device-session';
import { matchEndpoints } from './match-endpoint';

/** Whether a write of another origin is taken at a path. */
export type TakesForeign = (request: IncomingMessage, path: string) => boolean;

/** Where programs upload as tus, whose methods are no endpoints. */
const TUS = /^\/api\/uploads(\/|$)/;

/**
 * The writes a page of another origin may send, read from the endpoints' own data: those marked `anyOrigin`, and those
 * of programs where a device token comes along, which no browser adds by itself.
 */
export function foreignWrites(endpoints: Endpoint[]): TakesForeign {
  const match = matchEndpoints(endpoints.filter(({ anyOrigin, device }) => anyOrigin || device));
  return (request, path) => {
    const found = match(path)?.endpoints.filter(({ method }) => method === request.method) ?? [];
    if (found.some(({ anyOrigin }) => anyOrigin)) return true;
    const byDevice = found.some(({ device }) => device) || TUS.test(path);
    return byDevice && bearerOf(request.headers.authorization ?? null) !== null;
  };
}
