'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatBytes } from '@/core/text/format-bytes';
import type { PlanUse as Use } from '@/modules/home/queries/home-repo';
import { Page } from '@/ui/admin/Page';
import { dayText } from '@/ui/admin/times';
import ui from '@/ui/admin/ui.module.css';
import css from './plan.module.css';
import { type OwnNames, planName, WantedPlan } from './WantedPlan';

/** `/admin/settings/plan`: use of the plan's limits as text, with a bar for each limit. */
export function PlanPage({ use, names }: { use: Use; names: OwnNames }) {
  const t = useTranslations('admin-home.plan');
  const locale = useLocale();
  const { number } = useFormatter();
  const { projects, projectLimit, largest, photosPerProject } = use;
  const full = projectLimit !== null && projects >= projectLimit;
  return (
    <Page
      title={use.plan ? t('titleOf', { plan: planName(use.plan, names, t) }) : t('title')}
      help={use.nextPayment ? t('next', { day: dayText(use.nextPayment, locale) }) : null}
    >
      <WantedPlan use={use} names={names} />
      <dl className={css.uses}>
        <Measure
          name={t('projects')}
          words={
            projectLimit === null
              ? t('noLimit', { count: projects })
              : t('of', { count: projects, limit: projectLimit })
          }
          share={projectLimit === null ? null : projects / Math.max(1, projectLimit)}
          full={full}
          note={full ? t('full') : null}
        />
        <Measure
          name={t('largest')}
          words={
            photosPerProject === null
              ? t('noLimitPhotos', { count: largest?.photos ?? 0 })
              : t('ofPhotos', { count: largest?.photos ?? 0, limit: photosPerProject })
          }
          share={photosPerProject === null ? null : (largest?.photos ?? 0) / Math.max(1, photosPerProject)}
          full={photosPerProject !== null && (largest?.photos ?? 0) >= photosPerProject}
          note={largest?.name ?? null}
        />
        <Measure
          name={t('storage')}
          words={formatBytes(use.bytes, locale)}
          share={null}
          note={t('originals', { count: use.photos, shown: number(use.photos) })}
        />
      </dl>
    </Page>
  );
}

interface MeasureProps {
  name: string;
  words: string;
  /** The used share; null without a limit. */
  share: number | null;
  full?: boolean;
  note: string | null;
}

function Measure({ name, words, share, full = false, note }: MeasureProps) {
  return (
    <div className={css.use}>
      <dt>{name}</dt>
      <dd>
        <strong>{words}</strong>
        {share === null ? null : (
          <span className={`${ui.bar} ${css.bar}`} data-full={full || undefined} aria-hidden>
            <span style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
          </span>
        )}
        {note ? <bdi className={css.quiet}>{note}</bdi> : null}
      </dd>
    </div>
  );
}
