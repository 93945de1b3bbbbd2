import { defineEndpoint } from '@plugins/kit/server';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { readCount } from './operations/read-count';

/** Addresses: each parses, authorizes by a permission, calls one operation, answers. */
export const endpoints = [
  defineEndpoint({
    id: 'sample-feature.read',
    method: 'GET',
    path: '/api/x/sample-feature/events/:id',
    auth: 'sample-feature.read',
    about: 'How many photographs of a project the asker sees.',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params: { id } }) => ({
      json: await readCount(await authorize(context, id, 'sample-feature.read')),
    }),
  }),
];
