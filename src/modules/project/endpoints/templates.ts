import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { authorize, isId } from '@/modules/access/grants/viewer';
import {
  changeTemplate,
  copyTemplate,
  createTemplate,
  orderProducts,
  removeTemplate,
} from '@/modules/project/operations/manage-template';
import { findTemplate } from '@/modules/project/queries/templates-repo';

const TEMPLATES = '/api/x/studio/product-templates';
const params = z.object({ id: z.string() });
const body = z.object({ name: z.string().default(''), items: z.array(z.unknown()).max(200).default([]) });

/** Product templates, and the order of a project's products. */
export const templateEndpoints = [
  defineEndpoint({
    id: 'studio.create-template',
    method: 'POST',
    path: TEMPLATES,
    auth: 'template.create',
    body,
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, 'template.create');
      return { status: 201, json: await createTemplate(account, body) };
    },
  }),
  defineEndpoint({
    id: 'studio.change-template',
    method: 'PUT',
    path: `${TEMPLATES}/:id`,
    auth: 'template.update',
    params,
    body,
    handler: async ({ context, params: { id }, body }) => {
      await enterThing(context, id, 'template.update', findTemplate);
      await changeTemplate(id, body);
      return { json: { id } };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-template',
    method: 'DELETE',
    path: `${TEMPLATES}/:id`,
    auth: 'template.delete',
    params,
    handler: async ({ context, params: { id } }) => {
      await enterThing(context, id, 'template.delete', findTemplate);
      await removeTemplate(id);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'studio.use-template',
    method: 'POST',
    path: '/api/x/studio/projects/:id/product-copies',
    auth: 'project.update',
    params,
    body: z.object({ template: z.string() }),
    handler: async ({ context, params: { id }, body: { template } }) => {
      const { event } = await authorize(context, id, 'project.update');
      if (!isId(template)) throw new KeepersError('NOT_FOUND');
      return { status: 201, json: await copyTemplate(event, template) };
    },
  }),
  defineEndpoint({
    id: 'studio.order-products',
    method: 'PUT',
    path: '/api/x/studio/projects/:id/product-order',
    auth: 'project.update',
    params,
    body: z.object({ products: z.array(z.uuid()).max(1000), seen: z.array(z.uuid()).max(1000).optional() }),
    handler: async ({ context, params: { id }, body: { products, seen } }) => {
      const { event } = await authorize(context, id, 'project.update');
      await orderProducts(event, products, seen);
      return { json: { products } };
    },
  }),
];
