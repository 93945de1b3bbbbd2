'use client';

import { useT } from '@plugins/kit/admin';
import { useFormatter } from 'next-intl';
import type { StudioView } from '../wire';
import css from './statistics.module.css';

/** The projects with most visits, as a table. */
export function Projects({ projects }: { projects: StudioView['projects'] }) {
  const t = useT('statistics');
  const { number } = useFormatter();
  if (projects.length === 0) return null;
  const money = projects.some(({ orders }) => orders !== null);
  return (
    <section>
      <h2>{t('projects.title')}</h2>
      <div className={css.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('projects.name')}</th>
              <th scope="col">{t('kind.visits')}</th>
              <th scope="col">{t('kind.visitors')}</th>
              <th scope="col">{t('chart.picks')}</th>
              {money ? <th scope="col">{t('projects.orders')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {projects.map(({ id, name, visits, visitors, picks, orders }) => (
              <tr key={id}>
                <th scope="row">
                  {name === null ? (
                    t('deleted')
                  ) : (
                    <a href={`/admin/projects/${id}/visits`}>
                      <bdi>{name}</bdi>
                    </a>
                  )}
                </th>
                <td>{number(visits)}</td>
                <td>{number(visitors)}</td>
                <td>{number(picks)}</td>
                {money ? <td>{number(orders ?? 0)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
