import { pool } from '@plugins/kit/server/database';
import { pageTitles } from '@plugins/kit/server/internal';
import { translator } from '@plugins/kit/server/texts';
import { type DayCount, wasCounted } from '../queries/days';
import { findStudioFunnel, listNames } from '../queries/funnel';
import { listSiteLines } from '../queries/project';
import { dayOf } from '../rules/day-of';
import { figuresOf, namedParts, partsOf, sumOf } from '../rules/figures';
import { barsOf, isIn, type Period, periodOf, type Span } from '../rules/periods';
import type { StudioView } from '../wire';
import { GALLERIES, SITE } from './count-visits';
import { kindsFor, type Reader } from './kinds';
import { readDays } from './read-days';
import { accountOf } from './read-project';

/** Projects, and lines of the website, that are listed. */
const LINES = 10;

/** Kinds with a chart of their own. */
const CHARTS = [
  ['visits', GALLERIES],
  ['picks', null],
  ['site_visits', SITE],
] as const;

/** Counts of the studio as a whole: visitors of several projects once, and nothing of `GALLERIES` twice. */
const ofStudio = (counts: readonly DayCount[]): DayCount[] =>
  counts.filter(({ place, kind }) => (kind === 'visits' || kind === 'visitors') === (place === GALLERIES));

/** Reads the figures of a studio in a period that ends today. */
export async function readStudio(
  { account: id, role, locale }: Reader & { account: string },
  name: Period,
  now = Date.now(),
): Promise<StudioView> {
  const account = await accountOf(id);
  const charted = periodOf(name, dayOf(now, account.zone));
  const { from, to, step } = charted;
  const span = { from, to };
  const [all, lines, titles] = await Promise.all([
    readDays(pool(), { account, from: charted.before.from, to, event: null }),
    listSiteLines(pool(), { account: id, from, to }),
    pageTitles(id, locale),
  ]);
  // A studio that is younger than the period has nothing to compare it with.
  const before = all.some(({ day }) => day < from) ? charted.before : undefined;
  const kinds = kindsFor({ role, locale });
  const ordered = new Set(
    all.filter(({ kind, count }) => kind === 'orders' && count > 0).map(({ place }) => place),
  );
  const funnel = await findStudioFunnel(pool(), { account: id, ...span, ordered: [...ordered] });
  const own = ofStudio(all);
  const site = (kind: string) =>
    lines
      .filter((line) => line.kind === kind)
      .slice(0, LINES)
      .map(({ name: at, count }) => ({ name: at, count }));
  return {
    period: name,
    ...span,
    step,
    bars: CHARTS.map(([kind, place]) => {
      const counts = all.filter((one) => one.kind === kind && (place === null || one.place === place));
      return {
        kind,
        now: barsOf(counts, charted),
        before: before ? barsOf(counts, { ...charted, ...before }) : null,
      };
    }),
    figures: [
      ...figuresOf(own, kinds, { now: span, ...(before && { before }) }),
      ...figuresOf(
        all.filter(({ place }) => place === SITE),
        { visitors: { label: translator(locale)('statistics.kind.siteVisitors'), unit: 'count' } },
        { now: span, ...(before && { before }) },
      ),
    ],
    shares: namedParts(partsOf(own, 'shares', span), kinds.shares),
    funnel: { ...funnel, ordered: 'orders' in kinds ? funnel.ordered : null },
    projects: await topProjects(all, { account: id, span, orders: 'orders' in kinds }),
    site: {
      pages: site('page').map((page) => ({ ...page, title: titles.get(page.name) ?? null })),
      sources: site('source'),
      terms: site('term'),
    },
    empty: all.length === 0 && !(await wasCounted(pool(), id)),
  };
}

/** Returns the projects with most visits in a span of days. */
async function topProjects(
  all: readonly DayCount[],
  { account, span, orders }: { account: string; span: Span; orders: boolean },
): Promise<StudioView['projects']> {
  const visits = new Map<string, DayCount[]>();
  for (const one of all)
    if (one.place !== GALLERIES && one.place !== SITE && isIn(span, one.day))
      visits.set(one.place, [...(visits.get(one.place) ?? []), one]);
  const top = [...visits]
    .map(([id, counts]) => ({
      id,
      visits: sumOf(counts, 'visits'),
      visitors: sumOf(counts, 'visitors'),
      picks: sumOf(counts, 'picks'),
      orders: orders ? sumOf(counts, 'orders') : null,
    }))
    .sort(
      (one, other) => other.visits - one.visits || other.picks - one.picks || one.id.localeCompare(other.id),
    )
    .slice(0, LINES);
  const names = await listNames(pool(), { account, ids: top.map(({ id }) => id) });
  return top.map((project) => ({ ...project, name: names.get(project.id) ?? null }));
}
