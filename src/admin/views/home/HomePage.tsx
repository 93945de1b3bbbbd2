'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ProjectCardView } from '@/server/studio/present-project';
import { ButtonLink } from '../../components/Button';
import css from './home.module.css';
import { RecentProjects } from './RecentProjects';

interface Props {
  name: string | null;
  recent: ProjectCardView[];
  canCreate: boolean;
}

/** Home: what wants doing, and the way back into the last projects. */
export function HomePage({ name, recent, canCreate }: Props) {
  const t = useTranslations('admin-home');
  const admin = useTranslations('admin');
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{name ? t('hello', { name }) : t('helloAll')}</h1>
        {canCreate ? (
          <ButtonLink look="primary" href="/admin/projects/new">
            <Plus aria-hidden /> {admin('projects.new')}
          </ButtonLink>
        ) : null}
      </header>
      <RecentProjects projects={recent} />
    </main>
  );
}
