import { isKeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { findByCode } from '@/modules/people/operations/enter-project';

/** The gallery for which a client signs in or up. */
export interface Destination {
  event: string;
  studio: string;
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
    return { event: event.name, studio: event.brand_name };
  } catch (error) {
    if (isKeepersError(error)) return null;
    throw error;
  }
}
