'use client';

import { ImagePlus } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { PhaseChip } from '@/modules/project/admin/PhaseChip';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import css from './home.module.css';

/** The recent projects as covers, each a link. */
export function RecentProjects({ projects }: { projects: ProjectCardView[] }) {
  const t = useTranslations('admin-home');
  const admin = useTranslations('admin');
  if (projects.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="home-recent">
      <div className={css.sectionHead}>
        <h2 id="home-recent">{t('recent.title')}</h2>
        <Link href="/admin/projects" prefetch={false}>
          {t('recent.all')}
        </Link>
      </div>
      <ul className={css.covers}>
        {projects.map(({ id, name, cover, phase, photos }) => (
          <li key={id} className={css.cover}>
            <Link href={`/admin/projects/${id}/photos`} prefetch={false}>
              <span className={css.picture}>
                {cover ? (
                  <img src={cover.src} srcSet={cover.srcset} alt="" decoding="async" />
                ) : (
                  <ImagePlus aria-hidden />
                )}
              </span>
              <span className={css.coverName} dir="auto" title={name}>
                {name}
              </span>
            </Link>
            <p className={css.coverAbout}>
              <PhaseChip phase={phase} />
              <span>{admin('photosCount', { count: photos })}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
