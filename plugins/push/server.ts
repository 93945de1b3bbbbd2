import { defineFeatureServer, defineJob } from '@plugins/kit/server';
import { z } from 'zod';
import { pushEndpoints } from './endpoints';
import { notify } from './operations/notify';
import { pushPeople } from './person-tables';
import { KINDS } from './rules/kinds';

const project = z.object({ id: z.uuid(), name: z.string() });

/** Sends one notice to one device. */
const send = defineJob({
  id: 'push.send',
  input: z.object({
    device: z.uuid(),
    notice: z.object({ kind: z.enum([...KINDS, 'test']), project: project.nullable() }),
  }),
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 60,
  handler: async () => {
    const { sendNotice } = await import('./operations/send-notice');
    return { run: ({ device, notice }) => sendNotice(device, notice) };
  },
});

/** What is read of other features' domain events. */
const ofProject = z.object({ project });
const comment = ofProject.extend({ comment: z.object({ by: z.enum(['client', 'studio']) }) });

/** The server half: devices, and notices of completed selections, paid orders, clients' comments and guests' photographs. */
export const push = defineFeatureServer({
  id: 'push',
  endpoints: pushEndpoints,
  jobs: [send],
  personTables: pushPeople,
  on: {
    'selection.completed': async ({ id, account, data }) =>
      notify(id, account, { kind: 'completed', project: data.project }),
    'shop.paid': async ({ id, account, data }) => {
      const { project: paid } = ofProject.parse(data);
      await notify(id, account, { kind: 'orders', project: paid });
    },
    'talk.commented': async ({ id, account, data }) => {
      const { project: talked, comment: said } = comment.parse(data);
      if (said.by === 'client') await notify(id, account, { kind: 'comments', project: talked });
    },
    // At most one an hour for a project.
    'guest-photos.waiting': async ({ id, account, data }) =>
      notify(id, account, { kind: 'guests', project: ofProject.parse(data).project }),
  },
});
