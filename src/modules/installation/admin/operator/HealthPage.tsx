'use client';

import { CircleAlert, CircleCheck, CircleX, RefreshCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import type { ExplainedFinding } from '@/modules/installation/doctor/finding';
import { Button } from '@/ui/admin/Button';
import css from './operator.module.css';
import { Page } from './Page';

const ICONS = { ok: CircleCheck, look: CircleAlert, broken: CircleX };
const ORDER = { broken: 0, look: 1, ok: 2 };

/** The doctor's findings in plain words, failures first; its own words and the fix are in a fold. */
export function HealthPage({ findings }: { findings: ExplainedFinding[] }) {
  const t = useTranslations('admin-operators');
  const router = useRouter();
  const [busy, start] = useTransition();
  const wrong = findings.filter(({ state }) => state !== 'ok').length;
  const sorted = [...findings].sort((a, b) => ORDER[a.state] - ORDER[b.state]);
  const again = (
    <Button busy={busy} onClick={() => start(() => router.refresh())}>
      <RefreshCw aria-hidden /> {t('health.again')}
    </Button>
  );
  return (
    <Page title={t('health.title')} help={t('health.help')} actions={again}>
      <p className={css.verdict} data-state={wrong > 0 ? 'look' : 'ok'} role="status">
        {t('health.verdict', { count: wrong })}
      </p>
      <ul className={css.findings}>
        {sorted.map(({ part, state, plain, says, fix }) => {
          const Icon = ICONS[state];
          return (
            <li key={`${part} ${says}`} data-state={state}>
              <Icon role="img" aria-label={t(`doctor.state.${state}`)} />
              <h2>{part}</h2>
              <div>
                <p>{plain}</p>
                <details>
                  <summary>{t('health.details')}</summary>
                  <p>{says}</p>
                  {fix ? <p className={css.fix}>{fix}</p> : null}
                </details>
              </div>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
