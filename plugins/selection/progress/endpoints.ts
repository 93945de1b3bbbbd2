import { defineEndpoint } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { authorize, enterAccount } from '@plugins/kit/server/people';
import { z } from 'zod';
import { nudge } from './nudge';
import type { ProgressNews, ProgressView } from './progress-view';
import { listComplete } from './queries';
import { readProgress } from './read-progress';
import { readStatistics } from './read-statistics';

/** The progress of a studio's open selections, and nudges. */
export const progressEndpoints = [
  defineEndpoint({
    id: 'selection.progress',
    method: 'GET',
    path: '/api/x/selection/progress',
    auth: 'selection.export',
    about: 'The progress of all open selections, or of the given projects (ids separated by commas).',
    query: z.object({ projects: z.string().max(8000).optional() }),
    handler: async ({ context, query }) => {
      const { account } = await enterAccount(context, 'selection.export');
      const { locale } = context;
      const only = query.projects?.split(',').filter(isId);
      if (only) {
        const open = await readProgress(account, { locale, only });
        const closed = only.filter((id) => !open.some((one) => one.id === id));
        return {
          json: {
            open,
            complete: await listComplete(pool(), { account, ids: closed }),
          } satisfies ProgressNews,
        };
      }
      const [open, statistics] = await Promise.all([
        readProgress(account, { locale }),
        readStatistics(account),
      ]);
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
      const entered = await authorize(context, params.id, 'selection.nudge');
      return { json: await nudge(entered, { locale: context.locale }) };
    },
  }),
];
