import { z } from 'zod';
import { defineEndpoint, type Method } from '@/core/http/define-endpoint';
import type { RequestContext } from '@/core/http/request-context';
import { authorize, isId, notThere } from '@/modules/access/grants/viewer';
import { changeProduct, createProduct } from '@/modules/project/operations/manage-product';
import { removeProduct, restoreProduct } from '@/modules/project/operations/trash-product';

const project = z.object({ id: z.string() });
const one = z.object({ id: z.string(), product: z.string() });
/** Any of a product's fields; the operation validates them. */
const rules = {
  minphotos: z.number().nullable().optional(),
  maxphotos: z.number().nullable().optional(),
  extra_price: z.object({ amount: z.number(), currency: z.string() }).nullable().optional(),
  opens_on: z.string().nullable().optional(),
  closes_on: z.string().nullable().optional(),
  among: z.string().nullable().optional(),
  from_favourites: z.boolean().optional(),
};
const product = z.object({ name: z.string().default(''), ...rules });

const seen = z.record(z.string(), z.unknown()).default({});
const change = z.object({
  name: z.string().optional(),
  ...rules,
  seen,
});

/** Returns the project in a product's address; an invalid id counts as not found. */
async function at(context: RequestContext, params: z.infer<typeof one>) {
  const { event } = await authorize(context, params.id, 'project.update');
  if (!isId(params.product)) throw await notThere(context);
  return event;
}

const PRODUCT = '/api/x/studio/projects/:id/products/:product';

const trash = (id: string, method: Method, path: string, act: typeof removeProduct) =>
  defineEndpoint({
    id,
    method,
    path,
    auth: 'project.update',
    params: one,
    handler: async ({ context, params }) => {
      await act(await at(context, params), params.product);
      return { status: 204 };
    },
  });

/** A project's products. */
export const productEndpoints = [
  defineEndpoint({
    id: 'studio.create-product',
    method: 'POST',
    path: '/api/x/studio/projects/:id/products',
    auth: 'project.update',
    params: project,
    body: product,
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'project.update');
      const { id } = await createProduct(event, body);
      return { status: 201, json: { id } };
    },
  }),
  defineEndpoint({
    id: 'studio.change-product',
    method: 'PUT',
    path: PRODUCT,
    auth: 'project.update',
    params: one,
    body: change,
    handler: async ({ context, params, body }) => {
      await changeProduct(await at(context, params), params.product, body);
      return { json: { id: params.product } };
    },
  }),
  trash('studio.remove-product', 'DELETE', PRODUCT, removeProduct),
  trash('studio.restore-product', 'POST', `${PRODUCT}/restore`, restoreProduct),
];
