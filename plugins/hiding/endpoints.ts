import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { hidePhoto } from './operations/hide-photo';
import { withdrawPhoto } from './operations/withdraw-photo';

const yesNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);
/** Exactly one of the two changes per request. */
const input = z.union([z.strictObject({ hidden: yesNo }), z.strictObject({ private: yesNo })]);

export const hidingEndpoints = [
  defineEndpoint({
    id: 'hiding.set',
    method: 'POST',
    path: '/events/:id/medias/:media/media_privacy',
    auth: 'media.hide',
    about: 'Hides a photograph from guests or shows it again; the account withdraws it from everybody.',
    params: z.object({ id: z.string(), media: z.string() }),
    body: input,
    handler: async ({ context, params: { id, media }, body }) => {
      const entered = await authorize(context, id, 'private' in body ? 'media.withdraw' : 'media.hide');
      if (!isId(media)) throw new KeepersError('NOT_FOUND');
      const answer =
        'private' in body
          ? await withdrawPhoto(entered, { media, private: body.private })
          : await hidePhoto(entered, { media, hidden: body.hidden });
      return { json: answer, path: `/events/${entered.event.id}` };
    },
  }),
];
