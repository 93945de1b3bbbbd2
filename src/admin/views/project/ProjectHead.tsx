'use client';

import { Eye } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProjectCardView } from '@/server/studio/present-project';
import { ButtonLink } from '../../components/Button';
import { PhaseChip, TurnText } from '../../components/PhaseChip';
import { dayText } from '../../components/times';
import { Steps } from '../new-project/Steps';
import css from './project.module.css';

const STEP: Record<string, number> = { photos: 1, products: 2, clients: 3 };

/** A project's name, state and tabs over the tab's content; a draft shows how far it is from its invitation. */
export function ProjectHead({
  project,
  tab,
  added,
  children,
}: {
  project: ProjectCardView;
  tab: string;
  added: { name: string; label: string }[];
  invited?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('admin');
  const locale = useLocale();
  const tabs = [
    ...(['photos', 'clients', 'products'] as const).map((name) => ({
      name: name as string,
      label: t(`tab.${name}`),
    })),
    ...added,
    { name: 'design', label: t('tab.design') },
    { name: 'details', label: t('tab.details') },
  ];
  const about = [project.date ? dayText(project.date, locale) : null, project.location]
    .filter(Boolean)
    .join(' · ');
  return (
    <main className={css.page}>
      <header className={css.head}>
        <div className={css.titles}>
          <h1>
            <bdi>{project.name}</bdi>
          </h1>
          <p className={css.about}>
            <PhaseChip phase={project.phase} />
            <TurnText turn={project.turn} />
            {about ? <bdi>{about}</bdi> : null}
          </p>
        </div>
        <ButtonLink href={`/events/${project.id}`} newTab>
          <Eye aria-hidden /> {t('viewAsClient')}
        </ButtonLink>
      </header>
      {project.phase === 'draft' && tab in STEP ? (
        <Steps
          at={STEP[tab] ?? 1}
          project={project.id}
          done={[true, project.photos > 0, project.products > 0, false]}
        />
      ) : null}
      <nav className={css.tabs} aria-label={t('tab.label')}>
        {tabs.map(({ name, label }) => (
          <Link
            key={name}
            href={`/admin/projects/${project.id}/${name}`}
            prefetch={false}
            aria-current={name === tab ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className={css.content}>{children}</div>
    </main>
  );
}
