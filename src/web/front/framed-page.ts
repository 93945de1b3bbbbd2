import type { ServerResponse } from 'node:http';
import { frameAncestors } from '@/modules/account/rules/embed-sites';
import type { Exchange } from './create-front';

/** Cookies a gallery needs, none of which is anybody's sign-in. */
const OF_A_GALLERY = /^(kg_[0-9a-f]+|keepers_sid|locale)=/;

/**
 * Inside another site's frame a browser sends no Lax cookies: what a gallery needs is kept apart for that site
 * (`Partitioned`), so that nothing of what this person does here is known there, nor the other way round.
 */
function keepApart(response: ServerResponse): void {
  const lines = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  const apart = lines.map((line) =>
    OF_A_GALLERY.test(line) && line.includes('; Secure')
      ? line.replace('SameSite=Lax', 'SameSite=None; Partitioned')
      : line,
  );
  if (lines.length > 0) response.setHeader('Set-Cookie', apart);
}

/** Whose pages may frame a gallery whose brand names these sites; inside such a frame its cookies are kept apart. */
export function framesOf({ request, response }: Exchange, sites: string | null): string[] {
  const frames = frameAncestors(sites);
  const within = request.headers['sec-fetch-dest'] === 'iframe';
  if (frames.length > 1 && within && request.headers['sec-fetch-site'] === 'cross-site') keepApart(response);
  return frames;
}
