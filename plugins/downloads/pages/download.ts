import { definePage } from '@plugins/kit/server';
import { authorize, csrfToken } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { readOffer } from '../operations/read-offer';
import { requireOrder } from '../operations/read-order';
import type { DownloadPageProps } from '../ui/DownloadPage';

/** `GET /events/{id}/download`: what can be downloaded, its size, and this person's orders. */
export const downloadPage = definePage({
  id: 'downloads.screen',
  path: '/events/:id/download',
  auth: 'download.create',
  fragment: true,
  params: z.object({ id: z.string() }),
  query: z.object({ order: z.string().optional() }),
  load: async ({ context, params, query }) => {
    const entered = await authorize(context, params.id, 'gallery.read');
    const placed = query?.order ? await requireOrder(entered, query.order).catch(() => null) : null;
    const data: DownloadPageProps = {
      offer: await readOffer(entered, context.locale),
      placed: placed && {
        id: placed.id,
        choice: `${placed.scope}:${placed.target ?? ''}`,
        size: placed.size,
      },
      csrf: csrfToken(context.sessionId ?? ''),
    };
    const { event } = entered;
    const title = `${translator(context.locale)('downloads.title')} · ${event.name}`;
    return { data, title, scheme: event.layout_color, accent: event.brand_accent, type: event.type_pair };
  },
});
