import { isKeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { findBehind } from '@/modules/access/grants/viewer';
import { findByCode } from '@/modules/people/operations/enter-project';

/** The gallery for which a client signs in or up. */
export interface Destination {
  event: string;
  studio: string;
  /** The person is in the gallery and goes back to it; else its studio requires the account. */
  entered: boolean;
}

/**
 * Returns the gallery of a code, for the page that requires its client to sign in first; null without a code or with a
 * wrong one, which counts as an attempt like any other: the page reveals no more than the form for the code.
 */
export async function readDestination(
  context: RequestContext,
  project: string | undefined,
  code: string | null,
): Promise<Destination | null> {
  if (!project || !code) return null;
  try {
    const { event } = await findByCode(context, { event: project, code });
    return { event: event.name, studio: event.brand_name, entered: false };
  } catch (error) {
    if (isKeepersError(error)) return null;
    throw error;
  }
}

/**
 * Returns the gallery to whose page `back` a person goes after signing in; null for any other page, and for a person who has
 * not entered it: a stranger's page names no project.
 */
export async function readReturn(
  context: RequestContext,
  back: string | undefined,
): Promise<Destination | null> {
  const id = /^\/events\/([^/?#]+)/.exec(back ?? '')?.[1];
  const found = id ? await findBehind(context, { event: id }) : null;
  if (!found || found.viewer.role === 'anonymous') return null;
  return { event: found.event.name, studio: found.event.brand_name, entered: true };
}
