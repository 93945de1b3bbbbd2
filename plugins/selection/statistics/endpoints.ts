import { defineEndpoint } from '@plugins/kit/server';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { readProjectStatistics } from './read-statistics';
import type { StatisticsView } from './statistics-view';

/** The statistics of one project. */
export const statisticsEndpoints = [
  defineEndpoint({
    id: 'selection.statistics',
    method: 'GET',
    path: '/api/x/selection/projects/:id/statistics',
    auth: 'selection.export',
    about: 'Statistics of a project’s picks: products, people, days, galleries.',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, 'selection.export');
      return { json: (await readProjectStatistics(entered, context.locale)) satisfies StatisticsView };
    },
  }),
];
