'use client';

import { Info } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ProjectCounter } from '@/modules/project/project-counters';
import css from './head.module.css';

/** Counters of what participants did, each with its label. */
export function Counters({ counters }: { counters: ProjectCounter[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  // Each feature names its own counters.
  // texts: *.counter.*
  const say = (key: string) => t(key as never);
  return (
    <details className={css.counters}>
      <summary>
        <dl>
          {counters.map(({ label, count, of }) => (
            <div key={label}>
              <dt>{say(label)}</dt>
              <dd>
                {of === null || of === undefined
                  ? number.format(count)
                  : t('admin-project.counter.of', { count: number.format(count), of: number.format(of) })}
              </dd>
            </div>
          ))}
        </dl>
        <span className={css.why}>
          <Info aria-hidden />
          <span>{t('admin-project.counter.explain')}</span>
        </span>
      </summary>
      <ul>
        {counters.map(({ label, help }) => (
          <li key={label}>
            <strong>{say(label)}:</strong> {say(help)}
          </li>
        ))}
      </ul>
    </details>
  );
}
