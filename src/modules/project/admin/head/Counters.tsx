'use client';

import { Info } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ProjectCounter } from '@/modules/project/project-counters';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/admin/Dialog';
import css from './head.module.css';

/** Counters of what participants did, each with its label; a dialog says how each is counted. */
export function Counters({ counters }: { counters: ProjectCounter[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const [explained, setExplained] = useState(false);
  // Each feature names its own counters.
  // texts: *.counter.*
  const say = (key: string) => t(key as never);
  return (
    <div className={css.counters}>
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
      <Button
        look="quiet"
        small
        iconOnly
        className={css.why}
        aria-label={t('admin-project.counter.explain')}
        title={t('admin-project.counter.explain')}
        onClick={() => setExplained(true)}
      >
        <Info aria-hidden />
      </Button>
      {explained ? (
        <Dialog title={t('admin-project.counter.explain')} onClose={() => setExplained(false)}>
          <ul className={css.explained}>
            {counters.map(({ label, help }) => (
              <li key={label}>
                <strong>{say(label)}:</strong> {say(help)}
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </div>
  );
}
