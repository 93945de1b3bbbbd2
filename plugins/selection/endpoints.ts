import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import {
  authorizeBy,
  downloadRights,
  introduceSelf,
  introductionFields,
  mayIntroduce,
  payExtras,
  presentList,
} from '@plugins/kit/server/internal';
import { authorize } from '@plugins/kit/server/people';
import { listMedia, pictureToken } from '@plugins/kit/server/photographs';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { completeSelection } from './operations/complete-selection';
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
    about: 'The project’s products with their picks.',
    params: id,
    handler: async ({ context, params }) => {
      const { event, viewer } = await authorize(context, params.id, 'selection.read');
      return { json: await listProducts(event.id, viewer.role) };
    },
  }),
  defineEndpoint({
    id: 'selection.product',
    method: 'GET',
    path: '/products/:id',
    auth: 'selection.read',
    about: 'A product’s photographs over all galleries of its project.',
    params: id,
    query: z.object({ filter: z.string().max(20).optional() }),
    handler: async ({ context, params, query }) => {
      const route = { product: params.id };
      const { event, viewer, thing: product } = await authorizeBy(context, route, 'selection.read');
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
    saves: 'choice',
    method: 'POST',
    path: '/product_medias',
    auth: 'selection.set',
    about:
      'Picks a photograph for a product or removes it; without `selected` it toggles. `together` also removes it from the products chosen among this one’s picks.',
    body: z.object({
      media: z.string(),
      product: z.string(),
      selected: yesNo.optional(),
      together: yesNo.optional(),
    }),
    handler: async ({ context, body }) => {
      const entered = await authorizeBy(context, { product: body.product }, 'selection.set');
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
  defineEndpoint({
    id: 'selection.pay-extras',
    method: 'GET',
    path: '/api/x/selection/projects/:id/extras',
    on: 'both',
    auth: 'selection.complete',
    about:
      'Where the unpaid extras of a completed selection are paid; null where they are settled with the studio.',
    params: id,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, 'selection.complete');
      return { json: { pay: await payExtras(entered) } };
    },
  }),
  defineEndpoint({
    id: 'selection.complete',
    saves: 'choice',
    method: 'POST',
    path: '/events/:id/completion',
    auth: 'selection.complete',
    about:
      'Completes the selection, with a message to the studio; a repeat changes nothing and sends no mail.',
    formPage: ({ id }) => `/events/${id}/completion`,
    params: id,
    body: z.object({ note: z.string().trim().max(1000).optional(), ...introductionFields }),
    handler: async ({ context, params, body: { note, ...who } }) => {
      const entered = await authorize(context, params.id, 'selection.complete');
      const { viewer } = entered;
      if (viewer.grant && mayIntroduce(viewer)) {
        const said = await introduceSelf(entered, who);
        viewer.grant = { ...viewer.grant, ...said };
        viewer.name = said.name ?? viewer.name;
      }
      const message = translator(context.locale)('selection.completed', { studio: entered.event.brand_name });
      return {
        json: await completeSelection(entered, note || null),
        flash: { type: 'notice', message },
        path: `/events/${entered.event.id}`,
      };
    },
  }),
];
