'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { StartState, Wanted } from '@/modules/home/queries/home-repo';
import type { startShown } from '@/modules/home/rules/first-run';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import { ButtonLink } from '@/ui/admin/Button';
import type { DrawnCard } from './draw-cards';
import css from './home.module.css';
import { Figures, Needs } from './Needs';
import type { OwnNames } from './plan/plan-words';
import { WantedPlan } from './plan/WantedPlan';
import { RecentProjects } from './RecentProjects';
import { StartCard } from './StartCard';
import { TutorialTeasers } from './TutorialTeasers';
import type { TutorialId } from './tutorials/tutorials';

interface Props {
  name: string | null;
  cards: DrawnCard[];
  recent: ProjectCardView[];
  start: StartState & { shown: ReturnType<typeof startShown> };
  /** The plan chosen on the price list; null for people who do not pay. */
  wanted: { wanted: Wanted; names: OwnNames } | null;
  tutorials: TutorialId[];
}

/** Home: pending items, recent projects, and tutorials. */
export function HomePage({ name, cards, recent, start, wanted, tutorials }: Props) {
  const t = useTranslations('admin-home');
  const admin = useTranslations('admin');
  const first = start.shown === 'open';
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{name ? t('hello', { name }) : t('helloAll')}</h1>
        {first ? null : (
          <ButtonLink look="primary" href="/admin/projects/new">
            <Plus aria-hidden /> {admin('projects.new')}
          </ButtonLink>
        )}
      </header>
      {first && wanted ? <WantedPlan {...wanted} /> : null}
      {start.shown !== 'hidden' ? <StartCard brand={start.brand} folded={!first} /> : null}
      {first && cards.length === 0 ? null : <Needs cards={cards.filter(({ kind }) => kind === 'need')} />}
      <RecentProjects projects={recent} />
      <Figures cards={cards.filter(({ kind }) => kind === 'figures')} />
      {tutorials.length > 0 ? <TutorialTeasers ids={tutorials} /> : null}
    </main>
  );
}
