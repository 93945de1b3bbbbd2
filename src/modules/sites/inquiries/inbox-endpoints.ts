import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { findInquiry, listInquiries, markInquiry, PARTS, shelveInquiry } from './queries';

const READ = 'inquiry.read';
const one = z.object({ id: z.string() });
const enter = async (context: Parameters<typeof enterThing>[0], id: string) =>
  (await enterThing(context, id, READ, findInquiry)).thing.id;

/** Endpoints of the studio's inbox. */
export const inboxEndpoints = [
  defineEndpoint({
    id: 'inquiry.list',
    method: 'GET',
    path: '/api/x/sites/inquiries',
    auth: READ,
    query: z.object({
      part: z.enum(PARTS).catch('all').default('all'),
      page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
    }),
    handler: async ({ context, query }) => {
      const { account } = await enterAccount(context, READ);
      return { json: await listInquiries(account, query) };
    },
  }),
  defineEndpoint({
    id: 'inquiry.mark',
    method: 'PUT',
    path: '/api/x/sites/inquiries/:id',
    auth: READ,
    params: one,
    body: z.object({ read: z.boolean() }),
    handler: async ({ context, params, body }) => {
      await markInquiry(await enter(context, params.id), body.read);
      return { json: { read: body.read } };
    },
  }),
  defineEndpoint({
    id: 'inquiry.delete',
    method: 'DELETE',
    path: '/api/x/sites/inquiries/:id',
    auth: READ,
    params: one,
    handler: async ({ context, params }) => {
      const id = await enter(context, params.id);
      await shelveInquiry(id, true);
      return { json: { id } };
    },
  }),
  defineEndpoint({
    id: 'inquiry.restore',
    method: 'POST',
    path: '/api/x/sites/inquiries/:id/restore',
    auth: READ,
    params: one,
    handler: async ({ context, params }) => {
      const id = await enter(context, params.id);
      await shelveInquiry(id, false);
      return { json: { id } };
    },
  }),
];
