import type { ServerResponse } from 'node:http';
import { frameAncestors } from '@/modules/account/rules/embed-sites';
import type { Exchange } from './create-front';

/** Cookies a gallery needs; none of them is a sign-in. */
const OF_A_GALLERY = /^(kg_[0-9a-f]+|keepers_sid|locale)=/;

/**
 * Inside another site's frame a browser sends no Lax cookies: a gallery's cookies are partitioned for that site
 * (`Partitioned`), so that neither side learns what this person does on the other.
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

/** Who may frame a gallery whose brand names these sites; inside such a frame its cookies are partitioned. */
export function framesOf({ request, response }: Exchange, sites: string | null): string[] {
  const frames = frameAncestors(sites);
  const within = request.headers['sec-fetch-dest'] === 'iframe';
  if (frames.length > 1 && within && request.headers['sec-fetch-site'] === 'cross-site') keepApart(response);
  return frames;
}
