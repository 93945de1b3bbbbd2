import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { authorize, isStaff } from '@plugins/kit/server/people';
import { requireAllowed } from '@plugins/kit/server/rules';
import { z } from 'zod';
import { SENT_TO } from './lists-view';
import { changeList, createList, sendList, setListed } from './operations/change-lists';
import { listMarks } from './operations/list-marks';
import { listMedias } from './operations/list-medias';
import { readLists } from './operations/read-lists';
import { setMarks } from './operations/set-marks';
import { decideMarks } from './rules/decide-marks';
import { COLOURS, STARS_MOST } from './rules/photo-marks';

const project = z.object({ id: z.string() });
const list = z.object({ id: z.string(), list: z.string().max(40) });
const name = z.string().trim().min(1).max(100);
const yesNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

/** Favorites, stars and colors: each person has their own. */
export const marksEndpoints = [
  defineEndpoint({
    id: 'selection.marks',
    method: 'GET',
    path: '/events/:id/marks',
    auth: 'selection.mark',
    about: 'Everybody’s favorites in a project, and the caller’s own ratings.',
    params: project,
    handler: async ({ context, params }) => ({
      json: await listMarks(await authorize(context, params.id, 'selection.mark'), context.locale),
    }),
  }),
  defineEndpoint({
    id: 'selection.set-marks',
    saves: 'choice',
    method: 'PUT',
    path: '/events/:id/medias/:media/marks',
    auth: 'selection.mark',
    about:
      'Sets the caller’s rating of a photograph; omitted fields stay. Clients give stars and colors where the project lets them.',
    params: z.object({ id: z.string(), media: z.string() }),
    body: z
      .object({
        favourite: yesNo.optional(),
        stars: z.coerce.number().int().min(0).max(STARS_MOST).optional(),
        colour: z.enum(COLOURS).nullable().optional(),
      })
      .refine((input) => Object.values(input).some((value) => value !== undefined)),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'selection.mark');
      const rates = entered.event.allow_stars || isStaff(entered.viewer.role);
      requireAllowed(decideMarks({ rates, change: body }));
      if (!isId(params.media)) throw new KeepersError('NOT_FOUND');
      return { json: await setMarks(entered, params.media, body), path: `/events/${entered.event.id}` };
    },
  }),
  defineEndpoint({
    id: 'selection.list-medias',
    method: 'GET',
    path: '/events/:id/lists/:list/medias',
    auth: 'selection.mark',
    about:
      'A list’s photographs over all galleries: the caller’s favorites, an agreement, or a list by its id.',
    params: list,
    handler: async ({ context, params }) => ({
      json: await listMedias(await authorize(context, params.id, 'selection.mark'), params.list),
    }),
  }),
  defineEndpoint({
    id: 'selection.lists',
    method: 'GET',
    path: '/events/:id/lists',
    auth: 'selection.mark',
    about: 'The caller’s lists, and those others have sent.',
    params: project,
    handler: async ({ context, params }) => ({
      json: { lists: await readLists(await authorize(context, params.id, 'selection.mark')) },
    }),
  }),
  defineEndpoint({
    id: 'selection.create-list',
    method: 'POST',
    path: '/events/:id/lists',
    auth: 'selection.mark',
    about: 'Creates a list of the caller; others see it only after it is sent.',
    params: project,
    body: z.object({ name }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'selection.mark');
      const made = await createList({ ...entered, locale: context.locale }, body.name);
      return { status: 201, json: made, path: `/events/${entered.event.id}` };
    },
  }),
  defineEndpoint({
    id: 'selection.change-list',
    method: 'PUT',
    path: '/events/:id/lists/:list',
    auth: 'selection.mark',
    about: 'Renames a list of the caller, deletes it, or restores it.',
    params: list,
    body: z.object({ name: name.optional(), removed: yesNo.optional() }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'selection.mark');
      return { json: await changeList(entered, params.list, body), path: `/events/${entered.event.id}` };
    },
  }),
  defineEndpoint({
    id: 'selection.set-listed',
    saves: 'choice',
    method: 'PUT',
    path: '/events/:id/lists/:list/medias/:media',
    auth: 'selection.mark',
    about: 'Adds a photograph to a list of the caller, or removes it.',
    params: list.extend({ media: z.string() }),
    body: z.object({ listed: yesNo }),
    handler: async ({ context, params: { id, list, media }, body }) => {
      const entered = await authorize(context, id, 'selection.mark');
      return {
        json: await setListed(entered, { list, media, listed: body.listed }),
        path: `/events/${entered.event.id}`,
      };
    },
  }),
  defineEndpoint({
    id: 'selection.send-list',
    method: 'PUT',
    path: '/events/:id/lists/:list/sent',
    auth: 'selection.mark',
    about: 'Sends the current list to the studio or to everybody in the project; null withdraws it.',
    params: list,
    body: z.object({ to: z.enum(SENT_TO).nullable() }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'selection.mark');
      const sent = await sendList({ ...entered, locale: context.locale }, params.list, body.to);
      return { json: sent, path: `/events/${entered.event.id}` };
    },
  }),
];
