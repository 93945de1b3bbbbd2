'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { ButtonLink, Empty, Reading } from '@plugins/kit/admin/parts';
import { useFormatter } from 'next-intl';
import type { Period } from '../rules/periods';
import type { StudioView } from '../wire';
import { BarChart } from './BarChart';
import { Figures } from './Figures';
import { Funnel } from './Funnel';
import { Lines } from './Lines';
import { Periods } from './Periods';
import { Projects } from './Projects';
import css from './statistics.module.css';

/** The name of sources beyond those that are kept apart. */
const OTHERS = '*';

/** The studio's figures in a period, beside those of the one before. */
export function StudioBoard({ period }: { period: Period }) {
  const t = useT('statistics');
  const read = useRead<StudioView>(`/api/x/statistics/studio?period=${period}`);
  const { found } = read;
  if (!found) return <Reading of={read} text={t('failed')} />;
  return (
    <div className={css.board}>
      <div className={css.head}>
        <Periods path="/admin/x/statistics/figures" chosen={period} />
        {found.empty ? null : (
          <ButtonLink download href={`/api/x/statistics/days.csv?period=${period}`}>
            {t('csv.button')}
          </ButtonLink>
        )}
      </div>
      {found.empty ? (
        <Empty title={t('none')} text={t('noneText')}>
          <ButtonLink href="/admin/projects">{t('projects.open')}</ButtonLink>
        </Empty>
      ) : (
        <Found found={found} />
      )}
    </div>
  );
}

function Found({ found }: { found: StudioView }) {
  const t = useT('statistics');
  const { number } = useFormatter();
  const { from, step, bars, funnel, site } = found;
  const { messages, opened, picked, completed, ordered } = funnel;
  const lines = (list: StudioView['shares'], nameOf = (name: string) => name) =>
    list.map(({ name, count }) => ({ id: name, name: nameOf(name), count, words: number(count) }));
  return (
    <>
      <Figures figures={found.figures} />
      <div className={css.charts}>
        {bars
          .filter(({ kind, now, before }) => kind === 'visits' || now.some(Boolean) || before.some(Boolean))
          .map(({ kind, now, before }) => (
            <BarChart
              key={kind}
              title={t(`chart.${kind as 'visits' | 'picks' | 'site_visits'}`)}
              from={from}
              step={step}
              now={now}
              before={before}
            />
          ))}
      </div>
      <div className={css.pair}>
        {messages > 0 ? (
          <Funnel
            title={t('funnel.title')}
            help={t('funnel.projects')}
            steps={[
              { label: t('funnel.messages'), count: messages },
              { label: t('funnel.opened'), count: opened },
              { label: t('funnel.picked'), count: picked },
              { label: t('funnel.completed'), count: completed },
              { label: t('funnel.ordered'), count: ordered },
            ]}
          />
        ) : null}
        <Lines title={t('shares')} lines={lines(found.shares)} />
      </div>
      <Projects projects={found.projects} />
      <div className={css.pair}>
        <Lines
          title={t('site.pages')}
          lines={lines(site.pages, (path) => (path === '/' ? t('site.home') : path))}
        />
        <Lines
          title={t('site.sources')}
          lines={lines(site.sources, (host) =>
            host === '' ? t('site.direct') : host === OTHERS ? t('site.others') : host,
          )}
        />
        <Lines
          title={t('site.terms')}
          lines={lines(site.terms, (term) => (term === OTHERS ? t('site.others') : term))}
        />
      </div>
    </>
  );
}
