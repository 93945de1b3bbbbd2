import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSigned, sign } from '@/core/crypto';
import { env } from '@/core/env';
import { SECURITY_HEADERS } from '@/core/http/guard-request';
import { forgetSiteNames, storeSiteNames } from '@/core/process/queries';
import { siteNamesLead, siteOrigin } from '@/core/text/site-name';
import { findNewestName } from './queries';

/** The path at which an installation recognizes itself, and the header of its answer. */
const REACHED = '/_site/reached';
const HEADER = 'x-keepers-site';
const PURPOSE = 'site-names';
const PATIENCE_MS = 8000;
/** A name server or a proxy may fail for a while: links change their host only after this. */
const HOURS_UNTIL_FORGOTTEN = 24;

/** Answers `/_site/reached` on every host, with a header that only this installation can sign. */
export function serveReached(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== REACHED) return false;
  const headers = { ...SECURITY_HEADERS, [HEADER]: sign(PURPOSE, REACHED), 'Cache-Control': 'no-store' };
  response.writeHead(204, headers).end();
  return true;
}

/** Whether a request to this origin arrives at this installation: by its record, its proxy and its certificate. */
async function leadsHere(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const answer = await fetch(origin + REACHED, { method: 'HEAD', redirect: 'manual', signal: patience });
    return isSigned(PURPOSE, REACHED, answer.headers.get(HEADER) ?? '');
  } catch {
    return false;
  }
}

/**
 * Checks whether the names of sites lead here, by the newest one; links name studios' hosts from then on. Does nothing
 * where no check is needed or no site has a name.
 */
export async function checkNames(signal: AbortSignal): Promise<void> {
  const { siteLinks, publicUrl } = env();
  if ((siteLinks ?? siteNamesLead(publicUrl)) !== null) return;
  const name = await findNewestName();
  if (!name) return;
  if (await leadsHere(siteOrigin(name, publicUrl), signal)) await storeSiteNames();
  else await forgetSiteNames(HOURS_UNTIL_FORGOTTEN);
}
