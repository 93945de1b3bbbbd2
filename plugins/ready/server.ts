import { defineEndpoint, defineFeatureServer, defineJob } from '@plugins/kit/server';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { requestMail } from './operations/request-mail';
import { readyPeople } from './person-tables';

const request = defineEndpoint({
  id: 'ready.request',
  method: 'POST',
  path: '/api/x/ready/projects/:id/request',
  auth: 'ready.request',
  on: 'both',
  about: 'Leaves an address that is mailed once, when the project has photographs.',
  params: z.object({ id: z.string() }),
  body: z.object({ email: z.email().max(320) }),
  handler: async ({ context, params, body }) => ({
    json: await requestMail(await authorize(context, params.id, 'ready.request'), {
      ...body,
      locale: context.locale,
    }),
  }),
});

/** Every two minutes: mails those who wait. */
const mail = defineJob({
  id: 'ready.mail',
  input: z.object({}).passthrough(),
  cron: '*/2 * * * *',
  retryLimit: 0,
  expireInSeconds: 110,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/mail-ready')).mailReady();
    },
  }),
});

/** The server half: leaving an address, and the message. */
export const ready = defineFeatureServer({
  id: 'ready',
  endpoints: [request],
  jobs: [mail],
  personTables: readyPeople,
});
