'use client';

import { useT } from '@plugins/kit/admin';
import { Moment } from '@plugins/kit/admin/parts';
import css from './statistics.module.css';
import type { PickingPerson } from './statistics-view';

/** Who made how many of the current picks, and when. */
export function People({ people }: { people: PickingPerson[] }) {
  const t = useT('selection.statistics');
  const admin = useT('selection.admin');
  if (people.length === 0) return null;
  return (
    <section>
      <h2>{t('people')}</h2>
      <ul className={css.lines}>
        {people.map(({ name, studio, picks, favourites, first_at, last_at }, nr) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people without a name have nothing else of their own here
          <li key={nr}>
            <span>
              <bdi>{name ?? admin('client')}</bdi>
              {studio ? <> ({admin('studio')})</> : null}
            </span>
            <span>
              {[
                picks > 0 ? t('pickedCount', { count: picks }) : '',
                favourites > 0 ? t('favouriteCount', { count: favourites }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {first_at && last_at ? (
              <small>
                <Moment at={first_at} />
                {first_at === last_at ? null : (
                  <>
                    {' – '}
                    <Moment at={last_at} />
                  </>
                )}
              </small>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
