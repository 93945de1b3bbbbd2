import { definePage } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { isProgram, viewerOf } from '@plugins/kit/server/people';
import { findEvent, openNow } from '@plugins/kit/server/projects';
import type { PageRequest } from '@plugins/kit/server/wire';
import { z } from 'zod';
import { countShare } from '../operations/count-share';
import { isChannel, TAG } from '../rules/channels';

type Asked = Pick<
  PageRequest<{ id: string }, Record<string, string>>,
  'context' | 'params' | 'query' | 'method'
>;

/**
 * Somebody followed a tagged address: counts it and gives the clean one, so that a reload counts nothing. Null where
 * nothing is tagged, or a program only looks. Every address is cleaned alike, whether there is such a project or not.
 */
export async function followTag(
  { context, params, query, method }: Asked,
  path: string,
): Promise<string | null> {
  const { [TAG]: tag, ...rest } = query;
  if (!isChannel(tag) || method !== 'GET' || isProgram(context.headers)) return null;
  const event = isId(params.id) ? await findEvent(params.id) : null;
  if (event?.allow_sharing && openNow(event).allowed)
    await countShare(event, await viewerOf(context, event), 'shares_clickbacks');
  const words = new URLSearchParams(rest).toString();
  return words ? `${path}?${words}` : path;
}

/** A shared project's tagged address; the gallery itself, or the door before it, is the core's to draw. */
export const clickbackPage = definePage({
  id: 'sharing.clickback',
  path: '/events/:id',
  auth: 'share.open',
  params: z.object({ id: z.string() }),
  query: z.record(z.string(), z.string()),
  leadsOn: true,
  load: async (asked) => {
    const redirect = await followTag(asked, `/events/${encodeURIComponent(asked.params.id)}`);
    return redirect === null ? null : { redirect };
  },
});
