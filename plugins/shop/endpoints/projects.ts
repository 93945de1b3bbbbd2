import { defineEndpoint } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { listShopProjects } from '../queries/projects';
import { AT, enter, MANAGE } from './enter';

// Operations that write through Payload are loaded with the first such request: the worker has no Payload.
const prices = () => import('../operations/project-prices');
const project = z.object({ id: z.string() });

/** Endpoints of the prices of projects. Their studio's owner alone. */
export const priceEndpoints = [
  defineEndpoint({
    id: 'shop.projects',
    method: 'GET',
    path: `${AT}/projects`,
    auth: MANAGE,
    about: 'The projects of the account: which have prices of their own, and where the shop is closed.',
    handler: async ({ context }) => {
      const { account } = await enter(context);
      return { json: { projects: await listShopProjects(pool(), account) } };
    },
  }),
  defineEndpoint({
    id: 'shop.copy-list',
    method: 'POST',
    path: `${AT}/projects/:id/list`,
    auth: MANAGE,
    about: 'Gives a project prices of its own.',
    params: project,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, MANAGE);
      return { json: await (await prices()).copyList(event.account_id, event.id) };
    },
  }),
  defineEndpoint({
    id: 'shop.drop-list',
    method: 'DELETE',
    path: `${AT}/projects/:id/list`,
    auth: MANAGE,
    about: 'Returns a project to the prices of the studio.',
    params: project,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, MANAGE);
      await (await prices()).dropList(event.account_id, event.id);
      return { json: { id: event.id } };
    },
  }),
  defineEndpoint({
    id: 'shop.close',
    method: 'PUT',
    path: `${AT}/projects/:id/shop`,
    auth: MANAGE,
    about: 'Closes the shop of a project, or opens it again.',
    params: project,
    body: z.object({ closed: z.boolean() }),
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, MANAGE);
      await (await prices()).closeShop(event.id, body.closed);
      return { json: body };
    },
  }),
];
