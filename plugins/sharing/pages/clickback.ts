import { definePage } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { findEventByAddress, isProgram, type PageRequest, readAddress } from '@plugins/kit/server/internal';
import { viewerOf } from '@plugins/kit/server/people';
import { findEvent, openNow } from '@plugins/kit/server/projects';
import { z } from 'zod';
import { countShare } from '../operations/count-share';
import { isChannel, TAG } from '../rules/channels';

/** The project of a readable share address. */
const eventAt = async (path: string) => {
  const address = readAddress(path);
  return address ? findEventByAddress(address) : null;
};

type TaggedRequest = Pick<
  PageRequest<{ id: string }, Record<string, string>>,
  'context' | 'params' | 'query' | 'method'
>;

/**
 * Counts a visit by a tagged address and returns the clean address, so that a reload is not counted. Returns null
 * without a tag, or for a bot. Treats existing and unknown projects alike.
 */
export async function followTag(
  { context, params, query, method }: TaggedRequest,
  path: string,
): Promise<string | null> {
  const { [TAG]: tag, ...rest } = query;
  if (!isChannel(tag) || method !== 'GET' || isProgram(context.headers)) return null;
  const event = isId(params.id) ? await findEvent(params.id) : await eventAt(path);
  // On another studio's host its address leads nowhere.
  const here = event && (context.site === null || context.site === event.account_id);
  if (here && event.allow_sharing && openNow(event).allowed)
    await countShare(event, await viewerOf(context, event), 'shares_clickbacks');
  const untagged = new URLSearchParams(rest).toString();
  return untagged ? `${path}?${untagged}` : path;
}

/** The page of a project's tagged address; the core renders the gallery or the entry page. */
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

/** The same at a readable share address. */
export const addressPage = definePage({
  id: 'sharing.address',
  path: '/:address{[A-Za-z0-9-]+-[A-Za-z]{4}}',
  auth: 'share.open',
  params: z.object({ address: z.string() }),
  query: z.record(z.string(), z.string()),
  leadsOn: true,
  load: async ({ params: { address }, ...asked }) => {
    if (!readAddress(address)) return null;
    const redirect = await followTag(
      { ...asked, params: { id: address } },
      `/${encodeURIComponent(address)}`,
    );
    return redirect === null ? null : { redirect };
  },
});
