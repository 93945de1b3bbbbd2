'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { ButtonLink, Empty, Moment, Reading } from '@plugins/kit/admin/parts';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { limitsOf } from '../rules/standing';
import { Activity } from './Activity';
import { Galleries } from './Galleries';
import { People } from './People';
import css from './statistics.module.css';
import type { PickedFor, StatisticsView } from './statistics-view';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A project's tab: picks by person and time, and galleries without any. */
export function StatisticsTab({ eventId, data }: { eventId: string; data?: unknown }) {
  const t = useT('selection.statistics');
  const read = useRead<StatisticsView>(
    `/api/x/selection/projects/${eventId}/statistics`,
    data as StatisticsView | null,
  );
  const { found } = read;
  if (!found) return <Reading of={read} text={t('failed')} />;
  if (found.people.length === 0 && found.activity.days.length === 0)
    return (
      <Empty title={t('none')} text={t('noneText')}>
        <ButtonLink href={`/admin/projects/${eventId}/picks`}>{t('picks')}</ButtonLink>
      </Empty>
    );
  return (
    <div className={css.tab}>
      <Head found={found} />
      {found.products.length > 0 ? <Products products={found.products} /> : null}
      <Activity activity={found.activity} />
      <People people={found.people} />
      <Agreed favourites={found.favourites} />
      {found.most.length > 0 ? <Most eventId={eventId} most={found.most} /> : null}
      <Galleries eventId={eventId} galleries={found.galleries} />
    </div>
  );
}

/** Returns the number of whole days. */
const daysBetween = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));

function Head({
  found: { picked, photographs, first_at, last_at, completed_at },
}: {
  found: StatisticsView;
}) {
  const t = useT('selection.statistics');
  return (
    <dl className={css.head}>
      <div>
        <dt>{t('chosen')}</dt>
        <dd>{t('ofAll', { count: picked, of: photographs })}</dd>
      </div>
      {first_at ? (
        <div>
          <dt>{t('first')}</dt>
          <dd>
            <Moment at={first_at} />
          </dd>
        </div>
      ) : null}
      {first_at && last_at ? (
        <div>
          <dt>{t('last')}</dt>
          <dd>
            <Moment at={last_at} />
            <small>{t('after', { count: daysBetween(first_at, last_at) })}</small>
          </dd>
        </div>
      ) : null}
      {completed_at ? (
        <div>
          <dt>{t('completed')}</dt>
          <dd>
            <Moment at={completed_at} />
            {first_at ? <small>{t('after', { count: daysBetween(first_at, completed_at) })}</small> : null}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Products({ products }: { products: PickedFor[] }) {
  const t = useT('selection.statistics');
  const admin = useT('selection.admin');
  const rule = useT('selection.rule');
  const locale = useLocale();
  const said = ({ standing: { missing, over, extras, cost } }: PickedFor) =>
    [
      missing > 0 ? rule('missing', { count: missing }) : '',
      over > 0 ? rule('over', { count: over }) : '',
      extras > 0 && !cost ? rule('extras', { count: extras }) : '',
      cost ? rule('extrasCost', { count: extras, cost: moneyWords(cost, locale) }) : '',
    ].filter(Boolean);
  return (
    <section>
      <h2>{t('products')}</h2>
      <ul className={css.lines}>
        {products.map((product) => {
          const { id, name, count, minphotos, maxphotos } = product;
          const asked = maxphotos ?? minphotos;
          return (
            <li key={id}>
              <bdi>{name}</bdi>
              <span>
                {admin('ofMany', {
                  kind: limitsOf(minphotos, maxphotos),
                  count,
                  min: minphotos ?? 0,
                  max: maxphotos ?? 0,
                })}
              </span>
              {asked ? (
                <span className={css.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${Math.min(100, (100 * count) / asked)}%` }} />
                </span>
              ) : null}
              {said(product).length > 0 ? <small>{said(product).join(' · ')}</small> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Agreed({ favourites: { people, all, some, one } }: { favourites: StatisticsView['favourites'] }) {
  const t = useT('selection.statistics');
  if (people === 0) return null;
  const who = people === 1 ? 'one' : people === 2 ? 'both' : 'more';
  return (
    <section>
      <h2>{t('favourites')}</h2>
      <p>
        {[
          people > 1 ? t('agreed', { count: all, who }) : '',
          some > 0 ? t('someAgreed', { count: some }) : '',
          t('oneOnly', { count: one, who }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}

function Most({ eventId, most }: { eventId: string; most: StatisticsView['most'] }) {
  const t = useT('selection.statistics');
  return (
    <section>
      <h2>{t('most')}</h2>
      <ul className={css.most}>
        {most.map(({ media, name, src, products }) => (
          <li key={media}>
            <a href={`/events/${eventId}/medias/${media}`}>
              <span className={css.picture}>
                {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : null}
              </span>
              <bdi>{name}</bdi>
            </a>
            <small>{products.join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
