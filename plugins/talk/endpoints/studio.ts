import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { authorize, enterAccount } from '@plugins/kit/server/people';
import { z } from 'zod';
import { markSeen } from '../operations/mark-seen';
import { readBoard } from '../operations/read-board';
import { resolveThread } from '../operations/resolve-thread';
import { setUserMails } from '../queries/mails';
import { THREAD_STATES } from '../rules/thread-state';

const PROJECT = '/api/x/talk/projects/:id';
const id = z.object({ id: z.string() });

export const studioEndpoints = [
  defineEndpoint({
    id: 'talk.board',
    method: 'GET',
    path: `${PROJECT}/board`,
    auth: 'talk.moderate',
    about: 'A page of a project’s threads, unanswered ones first.',
    params: id,
    query: z.object({
      state: z.enum([...THREAD_STATES, 'all']).default('all'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      media: z.string().refine(isId).optional(),
    }),
    handler: async ({ context, params, query }) => ({
      json: await readBoard(await authorize(context, params.id, 'talk.moderate'), query),
    }),
  }),
  defineEndpoint({
    id: 'talk.read-board',
    method: 'POST',
    path: `${PROJECT}/board/seen`,
    auth: 'talk.moderate',
    about: 'Marks the comments of photographs as read.',
    params: id,
    body: z.object({ medias: z.array(z.string().refine(isId)).max(100) }),
    handler: async ({ context, params, body }) => {
      await markSeen(await authorize(context, params.id, 'talk.moderate'), body.medias);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'talk.resolve',
    method: 'PUT',
    path: `${PROJECT}/photographs/:media/resolved`,
    auth: 'talk.moderate',
    about: 'Resolves a photograph’s thread, or reopens it.',
    params: z.object({ id: z.string(), media: z.string() }),
    body: z.object({ resolved: z.boolean() }),
    handler: async ({ context, params, body: { resolved } }) => {
      const entered = await authorize(context, params.id, 'talk.moderate');
      await resolveThread(entered, params.media, resolved);
      return { json: { resolved } };
    },
  }),
  defineEndpoint({
    id: 'talk.mails',
    method: 'PUT',
    path: '/api/x/talk/mails',
    auth: 'talk.moderate',
    about: 'Switches this user’s mails about new comments on or off.',
    body: z.object({ on: z.boolean() }),
    handler: async ({ context, body: { on } }) => {
      const { user } = await enterAccount(context, 'talk.moderate');
      if (!user) throw new KeepersError('FORBIDDEN');
      await setUserMails(pool(), { user: user.id, on });
      return { json: { on } };
    },
  }),
];
