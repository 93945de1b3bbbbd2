import {
  defineEndpoint,
  downloadRights,
  enter,
  enterBy,
  isId,
  KeepersError,
  listMedia,
  pictureToken,
  presentList,
  translator,
} from '@plugins/kit/server';
import { z } from 'zod';
import { listProducts } from './operations/list-products';
import { setSelection } from './operations/set-selection';

const id = z.object({ id: z.string() });
const yesNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

export const selectionEndpoints = [
  defineEndpoint({
    id: 'selection.products',
    method: 'GET',
    path: '/events/:id/products',
    auth: 'selection.read',
    params: id,
    handler: async ({ context, params }) => {
      const { event, viewer } = await enter(context, params.id, 'selection.read');
      return { json: await listProducts(event.id, viewer.role) };
    },
  }),
  defineEndpoint({
    id: 'selection.product',
    method: 'GET',
    path: '/products/:id',
    auth: 'selection.read',
    params: id,
    query: z.object({ filter: z.string().max(20).optional() }),
    handler: async ({ context, params, query }) => {
      const door = { product: params.id };
      const { event, viewer, thing: product } = await enterBy(context, door, 'selection.read');
      const picked = query.filter === 'selected' ? { product: product.id } : undefined;
      const found = await listMedia({
        of: { event: event.id },
        role: viewer.role,
        sortBy: event.sort_by,
        picked,
        page: null,
      });
      return {
        json: presentList(
          product,
          found,
          null,
          pictureToken(event.id, viewer),
          await downloadRights(event, viewer),
        ),
      };
    },
  }),
  defineEndpoint({
    id: 'selection.set',
    method: 'POST',
    path: '/product_medias',
    auth: 'selection.set',
    body: z.object({ media: z.string(), product: z.string(), selected: yesNo.optional() }),
    handler: async ({ context, body }) => {
      const entered = await enterBy(context, { product: body.product }, 'selection.set');
      if (!isId(body.media)) throw new KeepersError('NOT_FOUND');
      if (!entered.event.selection_mode) throw new KeepersError('FORBIDDEN');
      const answer = await setSelection(entered, body);
      const t = translator(context.locale);
      const message = t(answer.selected ? 'selection.notice.added' : 'selection.notice.removed', {
        product: entered.thing.name,
      });
      return { json: answer, flash: { type: 'notice', message }, path: `/events/${entered.event.id}` };
    },
  }),
];
