'use client';

import { ImagePlus } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import { dayText } from '@/ui/admin/times';
import ui from '@/ui/admin/ui.module.css';
import { Name } from '@/ui/primitives/Name';
import { PhaseChip, TurnText } from '../PhaseChip';
import css from './projects.module.css';

interface Props {
  project: ProjectCardView;
  eager: boolean;
  /** Whether it shows whose project it is. */
  studios: boolean;
  chosen: boolean;
  /** Its checkbox, and its menu. */
  box: ReactNode;
  menu: ReactNode;
}

/** A project with cover, phase and selection progress. The whole card is a link. */
export function ProjectCard({ project, eager, studios, chosen, box, menu }: Props) {
  const t = useTranslations('admin');
  const locale = useLocale();
  const { cover, picks, places } = project;
  const about = [
    studios ? project.studio : null,
    project.date ? dayText(project.date, locale) : null,
    project.location,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <article className={css.card} data-chosen={chosen || undefined}>
      <div className={css.cover}>
        {cover ? (
          <img
            src={cover.src}
            srcSet={cover.srcset}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        ) : (
          <span className={css.noCover}>
            <ImagePlus aria-hidden /> {project.photos > 0 ? t('projects.preparing') : t('projects.noPhotos')}
          </span>
        )}
      </div>
      <div className={css.body}>
        <h2 className={css.name}>
          <Link
            href={`/admin/projects/${project.id}/photos`}
            prefetch={false}
            dir="auto"
            title={project.name}
          >
            <Name cut>{project.name}</Name>
          </Link>
        </h2>
        <p className={css.about} title={about || undefined}>
          <bdi>{about || '\u00a0'}</bdi>
        </p>
        <p className={css.state}>
          <PhaseChip phase={project.phase} />
          <TurnText turn={project.turn} />
        </p>
        <p className={css.counts}>
          <span>{t('photosCount', { count: project.photos })}</span>
          {project.products > 0 ? (
            <span>
              {places === null
                ? t('picksCount', { count: picks })
                : t('picksOf', { count: picks, max: places })}
            </span>
          ) : null}
        </p>
        {project.products > 0 && places !== null ? (
          <div className={ui.bar} data-done={project.phase === 'selection_complete'} aria-hidden>
            <span style={{ inlineSize: `${Math.min(100, places > 0 ? (picks / places) * 100 : 0)}%` }} />
          </div>
        ) : null}
      </div>
      {box}
      {menu}
    </article>
  );
}
