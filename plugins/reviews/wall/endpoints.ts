import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { readPicture } from '@plugins/kit/server/photographs';
import { siteOf } from '@plugins/kit/server/sites';
import { z } from 'zod';
import { findPicture } from './queries';
import { readWall } from './read-wall';
import { visitEndpoint } from './visit';

export const wallEndpoints = [
  visitEndpoint,
  defineEndpoint({
    id: 'reviews.wall',
    method: 'GET',
    path: '/reviews',
    on: 'site',
    page: true,
    auth: 'entry.open',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    handler: async ({ context, query }) => {
      const site = await siteOf(context);
      return { json: await readWall(site.account, query) };
    },
  }),
  defineEndpoint({
    id: 'reviews.picture',
    method: 'GET',
    path: '/reviews/:id/picture.jpg',
    on: 'site',
    auth: 'entry.open',
    params: z.object({ id: z.string() }),
    // The picture's version: another version has another address.
    query: z.object({ v: z.string().max(64).optional() }),
    handler: async ({ context, params: { id } }) => {
      const site = await siteOf(context);
      const found = isId(id) ? await findPicture(pool(), { account: site.account, review: id }) : null;
      const picture = found ? await readPicture(found.event, found.media, found.version, 'medium') : null;
      if (!picture) throw new KeepersError('NOT_FOUND');
      return {
        body: picture.stream,
        headers: {
          'Content-Type': 'image/jpeg',
          'Content-Length': String(picture.bytes),
          // Never cached: it must be gone within a second of its project closing.
          'Cache-Control': 'private, no-cache',
        },
      };
    },
  }),
];
