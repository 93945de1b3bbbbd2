import { defineEndpoint } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { authorize, enterAccount } from '@plugins/kit/server/people';
import { contentDisposition, safeFileName } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { MOST_LOOKS, noteLooks } from './operations/note-looks';
import { readDays } from './operations/read-days';
import { accountOf, projectCounts, readProject } from './operations/read-project';
import { readStudio } from './operations/read-studio';
import { writeDays } from './operations/write-days';
import { dayOf } from './rules/day-of';
import { PERIOD_NAMES, periodOf } from './rules/periods';
import type { ProjectView, StudioView } from './wire';

const AT = '/api/x/statistics';
const READ = 'statistics.read';
const project = z.object({ id: z.string() });
const asked = z.object({ period: z.enum(PERIOD_NAMES).default('month') });
/** Seconds by id. */
const seconds = z
  .record(z.string().refine(isId), z.number().min(0).max(86_400))
  .refine((record) => Object.keys(record).length <= MOST_LOOKS)
  .default({});

/** A table as a file to save. */
const table = (name: string, body: string) => ({
  body,
  headers: {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition(`${safeFileName(name)}.csv`),
  },
});

export const statisticsEndpoints = [
  defineEndpoint({
    id: 'statistics.look',
    method: 'POST',
    path: `${AT}/projects/:id/looks`,
    auth: 'statistics.look',
    on: 'both',
    about: 'Reports for how many seconds photographs and galleries were looked at.',
    params: project,
    body: z.object({ photographs: seconds, galleries: seconds }),
    handler: async ({ context, params, body }) => {
      await noteLooks(await authorize(context, params.id, 'statistics.look'), body);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'statistics.project',
    method: 'GET',
    path: `${AT}/projects/:id`,
    auth: READ,
    about: 'Visits of a project and what followed: by day, in sums, by photograph and gallery.',
    params: project,
    handler: async ({ context, params }) => ({
      json: (await readProject(
        await authorize(context, params.id, READ),
        context.locale,
      )) satisfies ProjectView,
    }),
  }),
  defineEndpoint({
    id: 'statistics.project_table',
    method: 'GET',
    path: `${AT}/projects/:id/days.csv`,
    auth: READ,
    params: project,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, READ);
      const { event, viewer } = entered;
      const { locale } = context;
      const body = await writeDays(await projectCounts(entered), {
        account: event.account_id,
        role: viewer.role,
        locale,
      });
      return table(event.name, body);
    },
  }),
  defineEndpoint({
    id: 'statistics.studio',
    method: 'GET',
    path: `${AT}/studio`,
    auth: READ,
    about: 'Figures of a studio in a period that ends today, beside the equally long one before.',
    query: asked,
    handler: async ({ context, query }) => ({
      json: (await readStudio(
        { ...(await enterAccount(context, READ)), locale: context.locale },
        query.period,
      )) satisfies StudioView,
    }),
  }),
  defineEndpoint({
    id: 'statistics.studio_table',
    method: 'GET',
    path: `${AT}/days.csv`,
    auth: READ,
    query: asked,
    handler: async ({ context, query }) => {
      const { account: id, role } = await enterAccount(context, READ);
      const account = await accountOf(id);
      const { from, to } = periodOf(query.period, dayOf(Date.now(), account.zone));
      const counts = await readDays(pool(), { account, from, to, event: null });
      return table(
        `statistics ${from} ${to}`,
        await writeDays(counts, { account: id, role, locale: context.locale }),
      );
    },
  }),
];
