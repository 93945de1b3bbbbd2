import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { z } from 'zod';
import { stopMails } from '../operations/stop-mails';

/** What a mail program posts, as a form of either kind. */
const ONE_CLICK = /List-Unsubscribe["'=:\s]{1,20}One-Click/;

export const stopEndpoints = [
  defineEndpoint({
    id: 'talk.stop',
    method: 'POST',
    path: '/talk_mails/stop',
    auth: 'talk.stop',
    body: z.object({ token: z.string().max(200) }),
    handler: async ({ body }) => {
      if (!(await stopMails(body.token))) throw new KeepersError('NOT_FOUND');
      return { json: { stopped: true }, path: '/talk_mails/stop?done=1', fragment: true };
    },
  }),
  defineEndpoint({
    id: 'talk.leave',
    method: 'POST',
    path: '/talk_mails/leave',
    auth: 'talk.stop',
    about: 'Ends messages about comments by one press in a mail program (RFC 8058).',
    rawBody: true,
    maxBody: 2048,
    query: z.object({ r: z.string().max(200) }),
    body: z.object({ raw: z.string().regex(ONE_CLICK), type: z.string() }),
    handler: async ({ query }) => {
      if (!(await stopMails(query.r))) throw new KeepersError('NOT_FOUND');
      return { json: { stopped: true } };
    },
  }),
];
