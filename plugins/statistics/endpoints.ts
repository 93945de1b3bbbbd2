import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { authorize, enterAccount } from '@plugins/kit/server/people';
import { contentDisposition, safeFileName, translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { MOST_LOOKS, noteLooks } from './operations/note-looks';
import { readDays } from './operations/read-days';
import { accountOf, projectCounts, readProject } from './operations/read-project';
import { readStudio } from './operations/read-studio';
import { writeDays, writePlatform } from './operations/write-days';
import { dayOf } from './rules/day-of';
import { isIn, PERIOD_NAMES, PROJECT_PERIOD_NAMES, periodOf, type Span } from './rules/periods';
import type { ProjectView, StudioView } from './wire';

const AT = '/api/x/statistics';
const READ = 'statistics.read';
const project = z.object({ id: z.string() });
const studioQuery = z.object({ period: z.enum(PERIOD_NAMES).default('month') });
const projectQuery = z.object({ period: z.enum(PROJECT_PERIOD_NAMES).default('all') });
/** Seconds by id. */
const seconds = z
  .record(z.string().refine(isId), z.number().min(0).max(86_400))
  .refine((record) => Object.keys(record).length <= MOST_LOOKS)
  .default({});

/** A table as a file to save, named by what it is about and its days. */
const table = (about: string, { from, to }: Span, body: string) => ({
  body,
  headers: {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition(`${safeFileName(`${about} ${from} ${to}`)}.csv`),
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
    about:
      'Visits of a project and what followed, in a period that ends today: as bars, in sums, by photograph and gallery.',
    params: project,
    query: projectQuery,
    handler: async ({ context, params, query }) => ({
      json: (await readProject(await authorize(context, params.id, READ), {
        locale: context.locale,
        period: query.period,
      })) satisfies ProjectView,
    }),
  }),
  defineEndpoint({
    id: 'statistics.project_table',
    method: 'GET',
    path: `${AT}/projects/:id/days.csv`,
    auth: READ,
    params: project,
    query: projectQuery,
    handler: async ({ context, params, query }) => {
      const entered = await authorize(context, params.id, READ);
      const { event, viewer } = entered;
      const { counts, charted } = await projectCounts(entered, query.period);
      const body = await writeDays(
        counts.filter(({ day }) => isIn(charted, day)),
        { account: event.account_id, role: viewer.role, locale: context.locale },
      );
      return table(event.name, charted, body);
    },
  }),
  defineEndpoint({
    id: 'statistics.studio',
    method: 'GET',
    path: `${AT}/studio`,
    auth: READ,
    about: 'Figures of a studio in a period that ends today, beside the equally long one before.',
    query: studioQuery,
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
    query: studioQuery,
    handler: async ({ context, query }) => {
      const { account: id, role } = await enterAccount(context, READ);
      const account = await accountOf(id);
      const span = periodOf(query.period, dayOf(Date.now(), account.zone));
      const counts = await readDays(pool(), { account, from: span.from, to: span.to, event: null });
      return table(
        translator(context.locale)('statistics.title'),
        span,
        await writeDays(counts, { account: id, role, locale: context.locale }),
      );
    },
  }),
  defineEndpoint({
    id: 'statistics.platform_table',
    method: 'GET',
    path: `${AT}/platform.csv`,
    auth: 'statistics.platform',
    query: studioQuery,
    handler: async ({ context, query }) => {
      const user = await context.user();
      if (!user) throw new KeepersError('UNAUTHENTICATED');
      if (!user.operator) throw new KeepersError('FORBIDDEN');
      const { locale } = context;
      const { span, body } = await writePlatform(query.period, locale);
      return table(translator(locale)('statistics.platform.title'), span, body);
    },
  }),
];
