'use client';

import { useFormatter, useLocale, useTranslations as useT } from 'next-intl';
import { ButtonLink } from '@/ui/admin/Button';
import { Empty } from '@/ui/admin/Empty';
import type { VisitLine, VisitsView } from '../queries';
import { OTHER_SOURCES, PERIOD_DAYS } from '../rules/read-view';
import css from './visits.module.css';

/** Visits, views and inquiries of the studio's website in the last days, its pages and where visitors came from. */
export function VisitsBoard({ found }: { found: VisitsView }) {
  const t = useT('sites.visits');
  const format = useFormatter();
  const { visits, views, inquiries, before, pages, sources } = found;
  const numbers = [
    ['visits', visits],
    ['views', views],
    ['inquiries', inquiries],
  ] as const;
  if (visits + views + before === 0)
    return (
      <Empty title={t('empty')} text={t('emptyText')}>
        <ButtonLink href="/admin/x/sites/website">{t('emptyButton')}</ButtonLink>
      </Empty>
    );
  return (
    <div className={css.board}>
      <p className={css.quiet}>{t('about', { days: PERIOD_DAYS })}</p>
      <dl className={css.numbers}>
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              {format.number(count)}
              {name === 'visits' ? <small>{t('before', { count: before })}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      <Days days={found.days} />
      <div className={css.pair}>
        <Lines title={t('pages')} lines={pages} nameOf={(path) => (path === '/' ? t('home') : path)} />
        <Lines
          title={t('sources')}
          lines={sources}
          nameOf={(host) => (host === '' ? t('direct') : host === OTHER_SOURCES ? t('other') : host)}
        />
      </div>
    </div>
  );
}

/** Visits of each day as bars; a list for screen readers. */
function Days({ days }: { days: VisitsView['days'] }) {
  const t = useT('sites.visits');
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const words = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const [first] = days;
  return (
    <section aria-label={t('days')}>
      <ol className={css.days}>
        {days.map(({ day: date, visits }) => {
          const label = t('onDay', { day: words(date), count: visits });
          return (
            <li key={date} title={label}>
              <span className={css.aloud}>{label}</span>
              <span className={css.column} style={{ blockSize: `${(100 * visits) / most}%` }} />
            </li>
          );
        })}
      </ol>
      <p className={css.axis} aria-hidden>
        <span>{first ? words(first.day) : null}</span>
        <span>{t('today')}</span>
      </p>
    </section>
  );
}

function Lines({
  title,
  lines,
  nameOf,
}: {
  title: string;
  lines: VisitLine[];
  nameOf: (name: string) => string;
}) {
  const { number } = useFormatter();
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <section>
      <h2>{title}</h2>
      <ul className={css.lines}>
        {lines.map(({ name, count }) => (
          <li key={name}>
            {/* A path or a host reads from left to right in every language; the names of ours do not. */}
            <span className={css.name}>
              <bdi dir={nameOf(name) === name ? 'ltr' : 'auto'}>{nameOf(name)}</bdi>
            </span>
            <span>{number(count)}</span>
            <span className={css.bar} aria-hidden>
              <span style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
