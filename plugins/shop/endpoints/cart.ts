import { defineEndpoint } from '@plugins/kit/server';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { editLine } from '../operations/edit-line';
import { addToCart, readCart, writeCart } from '../operations/read-cart';
import { removeLine } from '../operations/remove-line';
import { setQuantity } from '../operations/set-quantity';
import { cropsSchema, lineSchema, linesSchema } from '../rules/cart';
import { readLineForm } from '../rules/line-form';

const project = z.object({ id: z.string() });
const BUY = 'shop.buy';

/** Endpoints of a person's cart in a project. */
export const cartEndpoints = [
  defineEndpoint({
    id: 'shop.cart',
    method: 'GET',
    path: '/events/:id/cart',
    auth: BUY,
    page: true,
    about: 'The cart of this person in a project, priced now.',
    params: project,
    handler: async ({ context, params }) => ({
      json: await readCart(await authorize(context, params.id, BUY), context.locale),
    }),
  }),
  defineEndpoint({
    id: 'shop.set-cart',
    method: 'PUT',
    path: '/events/:id/cart',
    auth: BUY,
    about: 'Replaces the lines of the cart; prices are the server’s.',
    params: project,
    body: z.object({ lines: linesSchema }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, BUY);
      return {
        json: await writeCart(entered, body.lines, context.locale),
        path: `/events/${params.id}/cart`,
      };
    },
  }),
  defineEndpoint({
    id: 'shop.add',
    method: 'POST',
    path: '/events/:id/cart',
    auth: BUY,
    about: 'Adds a line to the cart.',
    formPage: ({ id }) => `/events/${id}/cart`,
    params: project,
    body: z.preprocess(readLineForm, lineSchema),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, BUY);
      await addToCart(entered, body, context.locale);
      const path = `/events/${params.id}/cart`;
      return { json: { ...(await readCart(entered, context.locale)), path }, path };
    },
  }),
  defineEndpoint({
    id: 'shop.remove',
    method: 'POST',
    path: '/api/x/shop/projects/:id/cart/remove',
    on: 'both',
    auth: BUY,
    about: 'Removes a line of the cart; one that is gone already changes nothing.',
    params: project,
    body: z.object({ line: z.uuid() }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, BUY);
      await removeLine(entered, body.line);
      return { json: await readCart(entered, context.locale), path: `/events/${params.id}/cart` };
    },
  }),
  defineEndpoint({
    id: 'shop.quantity',
    method: 'POST',
    path: '/api/x/shop/projects/:id/cart/quantity',
    on: 'both',
    auth: BUY,
    about: 'Sets the copies of a line of the cart; one that is gone already changes nothing.',
    formPage: ({ id }) => `/events/${id}/cart`,
    params: project,
    body: z.object({ line: z.uuid(), quantity: lineSchema.shape.quantity }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, BUY);
      await setQuantity(entered, body, context.locale);
      return { json: await readCart(entered, context.locale), path: `/events/${params.id}/cart` };
    },
  }),
  defineEndpoint({
    id: 'shop.edit-line',
    method: 'POST',
    path: '/api/x/shop/projects/:id/cart/edit',
    on: 'both',
    auth: BUY,
    about:
      'Sets how photographs of a line of prints of the cart are printed, by photograph; copies and prices stay.',
    formPage: ({ id }) => `/events/${id}/cart`,
    params: project,
    body: z.preprocess(readLineForm, z.object({ line: z.uuid(), crop: cropsSchema })),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, BUY);
      await editLine(entered, body, context.locale);
      return { json: await readCart(entered, context.locale), path: `/events/${params.id}/cart` };
    },
  }),
];
