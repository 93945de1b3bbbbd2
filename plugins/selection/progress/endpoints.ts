import { defineEndpoint, people } from '@plugins/kit/server';
import { z } from 'zod';
import { nudge } from './nudge';
import type { ProgressView } from './progress-view';
import { readProgress } from './read-progress';
import { readStatistics } from './read-statistics';

/** How far all open selections of a studio are, and a friendly word to those who have not finished. */
export const progressEndpoints = [
  defineEndpoint({
    id: 'selection.progress',
    method: 'GET',
    path: '/api/x/selection/progress',
    auth: 'selection.export',
    handler: async ({ context }) => {
      const { account } = await people.enterAccount(context, 'selection.export');
      const [open, statistics] = await Promise.all([readProgress(account), readStatistics(account)]);
      return { json: { open, statistics } satisfies ProgressView };
    },
  }),
  defineEndpoint({
    id: 'selection.nudge',
    method: 'POST',
    path: '/api/x/selection/projects/:id/nudge',
    auth: 'selection.nudge',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params }) => {
      const entered = await people.enter(context, params.id, 'selection.nudge');
      return { json: await nudge(entered, { locale: context.locale }) };
    },
  }),
];
