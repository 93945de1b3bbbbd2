import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { authorize } from '@plugins/kit/server/people';
import { readPicture } from '@plugins/kit/server/photographs';
import { z } from 'zod';
import { countShare } from './operations/count-share';
import { findPhoto } from './operations/find-photo';
import { readTab } from './operations/read-tab';
import { COUNTERS } from './rules/counters';

export const sharingEndpoints = [
  defineEndpoint({
    id: 'sharing.count',
    method: 'POST',
    path: '/events/:id/inc_counter',
    auth: 'counter.increment',
    params: z.object({ id: z.string() }),
    body: z.object({ param: z.enum(COUNTERS) }),
    handler: async ({ context, params, body }) => {
      const { event, viewer } = await authorize(context, params.id, 'counter.increment');
      await countShare(event, viewer, body.param);
      return { status: 204, path: `/events/${event.id}` };
    },
  }),
  defineEndpoint({
    id: 'sharing.card',
    method: 'GET',
    path: '/events/:id/medias/:media/card.jpg',
    auth: 'share.open',
    params: z.object({ id: z.string(), media: z.string() }),
    handler: async ({ params }) => {
      const found = await findPhoto(params.id, params.media);
      const picture = found?.shared
        ? await readPicture(found.event.id, found.photo.id, found.photo.version, 'medium')
        : null;
      if (!picture) throw new KeepersError('NOT_FOUND');
      return {
        body: picture.stream,
        headers: {
          'Content-Type': 'image/jpeg',
          'Content-Length': String(picture.bytes),
          // Never cached: it must be gone within a second of being hidden.
          'Cache-Control': 'private, no-cache',
        },
      };
    },
  }),
  defineEndpoint({
    id: 'sharing.counts',
    method: 'GET',
    path: '/api/x/sharing/projects/:id/counts',
    auth: 'share.counts',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'share.counts');
      return { json: await readTab(event) };
    },
  }),
];
