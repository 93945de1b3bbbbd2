import { definePage, KeepersError, people, texts } from '@plugins/kit/server';
import { z } from 'zod';
import { findRequest } from '../operations/find-asker';
import { readRequest } from '../operations/links';
import type { StopPageProps } from '../ui/StopPage';

/** `GET /review_requests/stop?r=`: asks whether no more such messages are wanted; opening it changes nothing. */
export const stopPage = definePage({
  id: 'reviews.stop',
  path: '/review_requests/stop',
  auth: 'review.open',
  fragment: true,
  form: true,
  query: z.object({ r: z.string().max(200).optional(), done: z.string().max(4).optional() }),
  load: async ({ context, query }) => {
    const t = texts.translator(context.locale);
    const data: StopPageProps = {
      done: query.done !== undefined,
      token: query.r ?? '',
      csrf: people.csrfToken(context.sessionId ?? ''),
    };
    if (!data.done && !(readRequest(query.r) && (await findRequest(query.r))))
      throw new KeepersError('NOT_FOUND');
    return { data, title: t(data.done ? 'reviews.stop.done' : 'reviews.stop.title') };
  },
});
