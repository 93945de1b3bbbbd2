import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterSite } from '../operations/enter-site';
import { publishSite } from '../operations/publish-site';
import { scheduleSite, unscheduleSite } from '../operations/schedule-site';
import { PUBLISH, SITES, whichSite } from './shared';

const revision = z.number().int();
const SCHEDULE = `${SITES}/schedule`;

/** Publishing, now or at a scheduled time. */
export const publishEndpoints = [
  defineEndpoint({
    id: 'sites.publish',
    method: 'POST',
    path: `${SITES}/publish`,
    auth: PUBLISH,
    query: whichSite,
    body: z.object({ revision }),
    about: 'Publishes the draft, and saves it as a version',
    handler: async ({ context, query, body }) => {
      const { account, user } = await enterSite(context, PUBLISH, query.site);
      return { json: await publishSite(account, { ...body, user }) };
    },
  }),
  defineEndpoint({
    id: 'sites.schedule',
    method: 'POST',
    path: SCHEDULE,
    auth: PUBLISH,
    query: whichSite,
    body: z.object({ revision, at: z.iso.datetime({ offset: true }) }),
    about: 'Schedules publication of the draft in its current state',
    handler: async ({ context, query, body }) => {
      const { account, user } = await enterSite(context, PUBLISH, query.site);
      await scheduleSite(account, { revision: body.revision, at: new Date(body.at), user });
      return { json: { scheduled_at: new Date(body.at).toISOString() } };
    },
  }),
  defineEndpoint({
    id: 'sites.unschedule',
    method: 'DELETE',
    path: SCHEDULE,
    auth: PUBLISH,
    query: whichSite,
    handler: async ({ context, query }) => {
      const { account } = await enterSite(context, PUBLISH, query.site);
      await unscheduleSite(account);
      return { json: { scheduled_at: null } };
    },
  }),
];
