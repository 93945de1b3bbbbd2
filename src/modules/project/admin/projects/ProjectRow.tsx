'use client';

import { ImagePlus } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import { dayText } from '@/ui/admin/times';
import { PhaseChip, TurnText } from '../PhaseChip';
import css from './table.module.css';

interface Props {
  project: ProjectCardView;
  /** Whether it shows whose project it is. */
  studios: boolean;
  chosen: boolean;
  box: ReactNode;
  menu: ReactNode;
}

/** The column headings of the table. */
export function ProjectRowHead() {
  const t = useTranslations('admin-projects.column');
  return (
    <div className={`${css.row} ${css.head}`} aria-hidden>
      <span />
      <span />
      <span>{t('name')}</span>
      <span>{t('date')}</span>
      <span>{t('phase')}</span>
      <span className={css.number}>{t('photos')}</span>
      <span className={css.number}>{t('picks')}</span>
      <span />
    </div>
  );
}

/** A project as a row of the table. */
export function ProjectRow({ project, studios, chosen, box, menu }: Props) {
  const t = useTranslations('admin');
  const locale = useLocale();
  const { cover, picks, places } = project;
  const about = [studios ? project.studio : null, project.location].filter(Boolean).join(' · ');
  return (
    <article className={css.row} data-chosen={chosen || undefined}>
      {box}
      <span className={css.thumb}>
        {cover ? <img src={cover.src} alt="" loading="lazy" decoding="async" /> : <ImagePlus aria-hidden />}
      </span>
      <h2 className={css.name}>
        <Link href={`/admin/projects/${project.id}/photos`} prefetch={false} dir="auto" title={project.name}>
          {project.name}
        </Link>
        {about ? <small dir="auto">{about}</small> : null}
      </h2>
      <span className={css.date}>{project.date ? dayText(project.date, locale) : null}</span>
      <span className={css.state}>
        <PhaseChip phase={project.phase} />
        <span className={css.turn}>
          <TurnText turn={project.turn} />
        </span>
      </span>
      <span className={css.number} title={t('photosCount', { count: project.photos })}>
        {project.photos}
      </span>
      <span className={css.number} title={t('picksCount', { count: picks })}>
        <bdi dir="ltr">{project.products === 0 ? '' : places === null ? picks : `${picks} / ${places}`}</bdi>
      </span>
      {menu}
    </article>
  );
}
