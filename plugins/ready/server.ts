import { isolateBidi } from '@plugins/kit/rules';
import { defineEndpoint, defineFeatureServer, defineJob } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { awaitOpening } from './operations/await-opening';
import { awaitingPass } from './operations/awaiting-pass';
import { requestMail } from './operations/request-mail';
import { readyPeople } from './person-tables';
import { currentWait } from './queries';

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

const awaits = defineEndpoint({
  id: 'ready.await',
  method: 'POST',
  path: '/api/x/ready/awaiting',
  auth: 'ready.await',
  on: 'both',
  about:
    'Leaves an address of a person with the pass of a project that is not open now; mailed once, when it has photographs.',
  body: z.object({ pass: z.string().max(200), email: z.email().max(320) }),
  handler: async ({ context, body }) => {
    const { locale, site, trySession } = context;
    const json = await awaitOpening({ ...body, locale, site, trySession });
    if (json.ready) return { json, path: '/' };
    // Without script, the next page says it.
    const message = `${translator(locale)('ready.sent')} ${isolateBidi(body.email)}`;
    return { json, path: '/', flash: { type: 'notice', message } };
  },
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

/** The server half: leaving an address, in the gallery and before it is open, and the message. */
export const ready = defineFeatureServer({
  id: 'ready',
  endpoints: [request, awaits],
  closedOffer: async (event, locale, by) => {
    const t = translator(locale);
    const texts = {
      title: t('ready.title'),
      email: t('ready.email'),
      send: t('ready.send'),
      sent: t('ready.sent'),
      left: t('ready.left'),
      another: t('ready.another'),
    };
    const action = '/api/x/ready/awaiting';
    const wait = await currentWait(pool(), event.id);
    return { action, pass: awaitingPass(event, by), event: event.id, wait, texts };
  },
  jobs: [mail],
  personTables: readyPeople,
});
