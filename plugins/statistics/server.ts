import { defineFeatureServer, defineJob } from '@plugins/kit/server';
import { z } from 'zod';
import { statisticsEndpoints } from './endpoints';
import { visits } from './operations/count-visits';
import { periodIn, projectPeriod } from './rules/periods';

/** Every night: stores the numbers of past days, and deletes what is older than promised. */
const rollUp = defineJob({
  id: 'statistics.roll-up',
  input: z.object({}).passthrough(),
  cron: '41 3 * * *',
  retryLimit: 1,
  expireInSeconds: 1800,
  handler: async () => ({ run: async () => (await import('./operations/roll-up')).rollUp() }),
});

/** The server half: counts visits and looks, stores the days, and answers the figures. */
export const statistics = defineFeatureServer({
  id: 'statistics',
  endpoints: statisticsEndpoints,
  jobs: [rollUp],
  visits,
  screenData: {
    figures: async ({ account, role, locale, search }) =>
      account === null
        ? null
        : (await import('./operations/read-studio')).readStudio({ account, role, locale }, periodIn(search)),
  },
  tabData: {
    visits: {
      permission: 'statistics.read',
      load: async ({ entered, locale, search }) =>
        (await import('./operations/read-project')).readProject(entered, {
          locale,
          period: projectPeriod(search.period),
        }),
    },
  },
});
