import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { type CountedAccount, listAccounts } from '../queries/days';
import { findProjectFunnel } from '../queries/funnel';
import { listGalleries, listOpened } from '../queries/project';
import { dayOf } from '../rules/day-of';
import { figuresOf, namedParts, partsOf, sumOf } from '../rules/figures';
import type { ProjectView } from '../wire';
import { kindsFor, type Reader } from './kinds';
import { readDays } from './read-days';

/** Returns an account; throws NOT_FOUND. */
export async function accountOf(id: string): Promise<CountedAccount> {
  const [account] = await listAccounts(pool(), id);
  if (!account) throw new KeepersError('NOT_FOUND');
  return account;
}

/** Returns all counts of a project, from its account's first day to now. */
export async function projectCounts({ event }: Pick<Authorized, 'event'>, now = Date.now()) {
  const account = await accountOf(event.account_id);
  return readDays(pool(), { account, from: account.since, to: dayOf(now, account.zone), event: event.id });
}

/** Reads the figures of one project for its studio. */
export async function readProject(
  entered: Authorized,
  locale: Reader['locale'],
  now = Date.now(),
): Promise<ProjectView> {
  const { event, viewer } = entered;
  const [counts, funnel, opened, galleries] = await Promise.all([
    projectCounts(entered, now),
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
  const days = [...new Set(counts.filter(({ kind }) => kind === 'visits').map(({ day }) => day))].sort();
  const { completed_at, ...people } = funnel;
  return {
    days: days.map((day) => ({
      day,
      visits: sumOf(counts, 'visits', { from: day, to: day }),
      visitors: sumOf(counts, 'visitors', { from: day, to: day }),
    })),
    figures: figuresOf(counts, kinds),
    shares: namedParts(partsOf(counts, 'shares'), kinds.shares),
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
      looks: sumOf(counts, 'gallery_looks', undefined, id),
      seconds: sumOf(counts, 'gallery_seconds', undefined, id),
    })),
  };
}
