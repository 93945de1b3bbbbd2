import { defineEndpoint } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { packProject } from '@plugins/kit/server/internal';
import { authorize } from '@plugins/kit/server/people';
import { pictureToken } from '@plugins/kit/server/photographs';
import { z } from 'zod';
import { readMarkers } from '../marks/operations/marks-for-export';
import { reopenSelection } from '../operations/complete-selection';
import { countReopenedTo } from '../operations/count-reopened-to';
import { todayOf } from '../operations/read-standing';
import { settleExtras } from '../operations/settle-extras';
import type { PickPhotosView, PicksView } from './picks-view';
import { listGalleries } from './queries';
import { readPicksOf } from './read-picks';

const params = z.object({ id: z.string() });
const PROJECT = '/api/x/selection/projects/:id';

/** The endpoints of the photographer's view of the picks. */
export const picksEndpoints = [
  defineEndpoint({
    id: 'selection.picks',
    method: 'GET',
    path: `${PROJECT}/picks`,
    auth: 'selection.export',
    params,
    handler: async ({ context, params: { id } }) => {
      const { event } = await authorize(context, id, 'selection.export');
      const [picks, markers] = await Promise.all([readPicksOf(event), readMarkers(event.id)]);
      const view: PicksView = {
        done: event.printselectiondone,
        completed_at: event.completed_at?.toISOString() ?? null,
        extra: event.allow_extra_selection,
        today: await todayOf(event.id),
        ...picks,
        markers,
      };
      return { json: view };
    },
  }),
  defineEndpoint({
    id: 'selection.photos',
    method: 'GET',
    path: `${PROJECT}/photos`,
    auth: 'selection.export',
    params,
    handler: async ({ context, params: { id } }) => {
      const { event, viewer } = await authorize(context, id, 'selection.export');
      const [packed, galleries] = await Promise.all([
        packProject(event.id, event.sort_by),
        listGalleries(pool(), event.id),
      ]);
      const view: PickPhotosView = { token: pictureToken(event.id, viewer), packed, galleries };
      return { json: view };
    },
  }),
  defineEndpoint({
    id: 'selection.reopened-to',
    method: 'GET',
    path: '/api/x/studio/projects/:id/reopening',
    auth: 'selection.reopen',
    about: 'How many clients are mailed when the selection is reopened, and how many cannot be.',
    params,
    handler: async ({ context, params: { id } }) => ({
      json: { ...(await countReopenedTo(await authorize(context, id, 'selection.reopen'))) },
    }),
  }),
  defineEndpoint({
    id: 'selection.reopen',
    method: 'POST',
    // Under the core's path: the core's own screens reopen selections, too.
    path: '/api/x/studio/projects/:id/reopening',
    auth: 'selection.reopen',
    params,
    body: z.object({ note: z.string().trim().max(300).optional() }),
    handler: async ({ context, params: { id }, body: { note } }) => {
      const entered = await authorize(context, id, 'selection.reopen');
      return { json: await reopenSelection(entered, note || null) };
    },
  }),
  defineEndpoint({
    id: 'selection.settle',
    method: 'PUT',
    path: `${PROJECT}/products/:product/settlement`,
    auth: 'selection.settle',
    params: z.object({ id: z.string(), product: z.string() }),
    body: z.object({ settled: z.boolean(), extras: z.number().int().min(0).default(0) }),
    handler: async ({ context, params: { id, product }, body }) => {
      const entered = await authorize(context, id, 'selection.settle');
      await settleExtras(entered, { product, ...body });
      return { json: { settled: body.settled } };
    },
  }),
];
