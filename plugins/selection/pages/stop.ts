import { definePage, KeepersError, people, texts } from '@plugins/kit/server';
import { z } from 'zod';
import { readStop } from '../operations/stop-reminders';
import type { StopPageProps } from '../ui/StopPage';

/** `GET /selection_reminders/stop?r=`: asks whether no more reminders are wanted; opening it changes nothing. */
export const stopPage = definePage({
  id: 'selection.stop',
  path: '/selection_reminders/stop',
  auth: 'selection.stop',
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
    if (!data.done && !readStop(query.r)) throw new KeepersError('NOT_FOUND');
    return { data, title: t(data.done ? 'selection.stop.done' : 'selection.stop.title') };
  },
});
