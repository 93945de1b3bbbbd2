import { defineEndpoint, enter, isId, KeepersError } from '@plugins/kit/server';
import { z } from 'zod';
import { hidePhoto } from './operations/hide-photo';

const yesNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

export const hidingEndpoints = [
  defineEndpoint({
    id: 'hiding.set',
    method: 'POST',
    path: '/events/:id/medias/:media/media_privacy',
    auth: 'media.hide',
    params: z.object({ id: z.string(), media: z.string() }),
    body: z.object({ hidden: yesNo }),
    handler: async ({ context, params, body }) => {
      const entered = await enter(context, params.id, 'media.hide');
      if (!isId(params.media)) throw new KeepersError('NOT_FOUND');
      const answer = await hidePhoto(entered, { media: params.media, hidden: body.hidden });
      return { json: answer, path: `/events/${entered.event.id}` };
    },
  }),
];
