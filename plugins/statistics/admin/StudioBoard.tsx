'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { Reading } from '@plugins/kit/admin/parts';
import { useFormatter } from 'next-intl';
import { PERIOD_NAMES, type Period } from '../rules/periods';
import type { StudioView } from '../wire';
import { BarChart } from './BarChart';
import { Figures } from './Figures';
import { Funnel } from './Funnel';
import { type Line, Lines } from './Lines';
import { NoVisits } from './NoVisits';
import { Periods } from './Periods';
import { Projects } from './Projects';
import css from './statistics.module.css';

/** The name of sources beyond those that are kept apart. */
const OTHERS = '*';

/** Whether a chart would have no bar. */
const isBlank = ({ now, before }: Pick<StudioView['bars'][number], 'now' | 'before'>) =>
  ![...now, ...(before ?? [])].some(Boolean);

/** The studio's figures in a period, beside those of the one before. `first` is what the page brought. */
export function StudioBoard({ period, first: brought }: { period: Period; first: StudioView | null }) {
  const t = useT('statistics');
  const read = useRead<StudioView>(`/api/x/statistics/studio?period=${period}`, brought);
  const first = { href: '/admin/projects', label: t('projects.open') };
  // Another period's answer stays while this one is loading, and the page brings its own.
  const found = [read.found, brought].find((one) => one?.period === period) ?? null;
  return (
    <div className={css.board}>
      <Periods
        path="/admin/x/statistics/figures"
        names={PERIOD_NAMES}
        chosen={period}
        table={read.found?.empty === false ? '/api/x/statistics/days.csv' : null}
      />
      {!found ? (
        <Reading of={read} text={t('failed')} />
      ) : found.empty ? (
        <NoVisits title={t('none')} text={t('noneText')} first={first} />
      ) : (
        <Found found={found} first={first} />
      )}
    </div>
  );
}

function Found({ found, first }: { found: StudioView; first: { href: string; label: string } }) {
  const t = useT('statistics');
  const { number } = useFormatter();
  const { bars, funnel, site } = found;
  const { messages, opened, picked, completed, ordered } = funnel;
  /** Lines of a list; `named` are those with a name of ours, the others are addresses if `address`. */
  const lines = (
    list: StudioView['shares'],
    named: ReadonlyMap<string, string> = new Map(),
    address = false,
  ): Line[] =>
    list.map(({ name, count }) => ({
      id: name,
      name: named.get(name) ?? name,
      address: address && !named.has(name),
      count,
      words: number(count),
    }));
  return (
    <>
      <Figures figures={found.figures} />
      {bars.some((one) => one.kind === 'visits' && isBlank(one)) ? (
        <NoVisits title={t('noVisits')} text={t('noneText')} first={first} />
      ) : null}
      <div className={css.charts}>
        {bars
          .filter((one) => !isBlank(one))
          .map(({ kind, now, before }) => (
            <BarChart key={kind} title={t(`chart.${kind}`)} span={found} now={now} before={before} />
          ))}
      </div>
      <div className={css.pair}>
        {messages > 0 ? (
          <Funnel
            title={t('funnel.title')}
            help={t('funnel.projects')}
            steps={[
              { label: t('funnel.messages'), reached: messages },
              { label: t('funnel.opened'), reached: opened },
              { label: t('funnel.picked'), reached: picked },
              { label: t('funnel.completed'), reached: completed },
              { label: t('funnel.ordered'), reached: ordered },
            ]}
          />
        ) : null}
        <Lines title={t('shares')} lines={lines(found.shares)} />
      </div>
      <Projects projects={found.projects} />
      <div className={css.pair}>
        <Lines
          title={t('site.pages')}
          lines={site.pages.map(({ name, title, count }) => ({
            id: name,
            name: title ?? (name === '/' ? t('site.home') : name),
            address: title === null && name !== '/',
            below: title === null ? undefined : name,
            count,
            words: number(count),
          }))}
        />
        <Lines
          title={t('site.sources')}
          lines={lines(
            site.sources,
            new Map([
              ['', t('site.direct')],
              [OTHERS, t('site.others')],
            ]),
            true,
          )}
        />
        <Lines title={t('site.terms')} lines={lines(site.terms, new Map([[OTHERS, t('site.others')]]))} />
      </div>
    </>
  );
}
