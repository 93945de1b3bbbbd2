import { defineEndpoint, enter, listMedia, pictureToken, presentList } from '@plugins/kit/server';
import { z } from 'zod';
import { listPicks } from '../exports/list-picks';
import type { PicksView } from './picks-view';

/** What the photographer's tab shows: every product's picks with their pictures. */
export const picksEndpoint = defineEndpoint({
  id: 'selection.picks',
  method: 'GET',
  path: '/api/x/selection/projects/:id/picks',
  auth: 'selection.export',
  params: z.object({ id: z.string() }),
  handler: async ({ context, params }) => {
    const { event, viewer } = await enter(context, params.id, 'selection.export');
    const [products, found] = await Promise.all([
      listPicks(event.id),
      listMedia({
        of: { event: event.id },
        role: viewer.role,
        sortBy: event.sort_by,
        picked: { product: null },
        page: null,
      }),
    ]);
    const { medias } = presentList(
      { id: event.id, name: event.name },
      found,
      null,
      pictureToken(event.id, viewer),
    );
    const pictures = new Map(medias.map((media) => [media.id, media]));
    const view: PicksView = {
      done: event.printselectiondone,
      completed_at: event.completed_at?.toISOString() ?? null,
      products: products.map(({ product, picks }) => ({
        ...product,
        picks: picks.map(({ id, name, gallery, picked_by, picked_at, note, withdrawn }) => {
          const picture = pictures.get(id);
          const { urlS: src = '', srcset = '', width = 0, height = 0 } = picture ?? {};
          return {
            media: id,
            name,
            gallery: gallery.name,
            src,
            srcset,
            width,
            height,
            picked_by,
            picked_at,
            note,
            withdrawn,
          };
        }),
      })),
    };
    return { json: view };
  },
});
