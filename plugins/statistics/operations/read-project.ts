import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { type CountedAccount, type DayCount, listAccounts } from '../queries/days';
import { findProjectFunnel } from '../queries/funnel';
import { listGalleries, listOpened } from '../queries/project';
import { dayOf } from '../rules/day-of';
import { figuresOf, namedParts, partsOf, sumOf } from '../rules/figures';
import {
  barsOf,
  type Charted,
  PROJECT_PERIOD_NAMES,
  type ProjectPeriod,
  periodOf,
  type Span,
  spanSince,
} from '../rules/periods';
import type { ProjectView } from '../wire';
import { kindsFor, type Reader } from './kinds';
import { readDays } from './read-days';

/** Returns an account; throws NOT_FOUND. */
export async function accountOf(id: string): Promise<CountedAccount> {
  const [account] = await listAccounts(pool(), id);
  if (!account) throw new KeepersError('NOT_FOUND');
  return account;
}

/** All counts of a project, and the period of them that is shown. */
interface ProjectCounts {
  counts: DayCount[];
  charted: Charted;
  /** The equally long period before; null for periods that begin with the project. */
  before: Span | null;
}

/** Returns all counts of a project, from its account's first day to now, with the days of a period. */
export async function projectCounts(
  { event }: Pick<Authorized, 'event'>,
  period: ProjectPeriod,
  now = Date.now(),
): Promise<ProjectCounts> {
  const account = await accountOf(event.account_id);
  const today = dayOf(now, account.zone);
  const counts = await readDays(pool(), { account, from: account.since, to: today, event: event.id });
  if (period === 'week' || period === 'month') {
    const { before, ...charted } = periodOf(period, today);
    return { counts, charted, before };
  }
  const published = event.published_at ? dayOf(event.published_at.getTime(), account.zone) : today;
  const days = period === 'published' ? [] : counts.map(({ day }) => day);
  const first = days.reduce((earliest, day) => (day < earliest ? day : earliest), published);
  return { counts, charted: spanSince(first, today), before: null };
}

/** Reads the figures of one project in a period, for its studio. */
export async function readProject(
  entered: Authorized,
  { locale, period }: Pick<Reader, 'locale'> & { period: ProjectPeriod },
  now = Date.now(),
): Promise<ProjectView> {
  const { event, viewer } = entered;
  const [{ counts, charted, before }, funnel, opened, galleries] = await Promise.all([
    projectCounts(entered, period, now),
    findProjectFunnel(pool(), event.id),
    listOpened(pool(), event.id),
    listGalleries(pool(), event.id),
  ]);
  const token = pictureToken(event.id, viewer);
  const {
    site_visits: _v,
    site_views: _w,
    inquiries: _i,
    ...kinds
  } = kindsFor({ role: viewer.role, locale });
  const { from, to, step } = charted;
  const visits = counts.filter(({ kind }) => kind === 'visits');
  const { completed_at, ...people } = funnel;
  return {
    period,
    periods: PROJECT_PERIOD_NAMES.filter((name) => name !== 'published' || event.published_at !== null),
    from,
    to,
    step,
    visits: {
      now: barsOf(visits, charted),
      before: before && barsOf(visits, { ...charted, ...before }),
    },
    figures: figuresOf(counts, kinds, { now: charted, ...(before && { before }) }),
    shares: namedParts(partsOf(counts, 'shares', charted), kinds.shares),
    funnel: {
      ...people,
      completed: completed_at !== null,
      ordered: 'orders' in kinds ? sumOf(counts, 'orders') > 0 : null,
    },
    photographs: opened.map(({ version, ...row }) => ({
      ...row,
      src: version ? pictureAddress(event.id, row.media, version, 's300', token) : '',
    })),
    galleries: galleries.map(({ id, name }) => ({
      id,
      name,
      looks: sumOf(counts, 'gallery_looks', charted, id),
      seconds: sumOf(counts, 'gallery_seconds', charted, id),
    })),
    empty: figuresOf(counts, kinds).every(({ count }) => count === 0),
  };
}
