'use client';

import { Plus, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PHASES, type Phase } from '@/domain/project';
import type { ProjectCardView } from '@/server/studio/present-project';
import { Button, ButtonLink } from '../../components/Button';
import ui from '../../components/ui.module.css';
import { ProjectCard } from './ProjectCard';
import css from './projects.module.css';

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** Every project as a card, with search by name or place and a filter by phase. */
export function ProjectsBoard({ projects, canCreate }: { projects: ProjectCardView[]; canCreate: boolean }) {
  const t = useTranslations('admin');
  const [words, setWords] = useState('');
  const [phase, setPhase] = useState<Phase | ''>('');
  const shown = useMemo(
    () =>
      projects.filter(
        (project) =>
          (phase === '' || project.phase === phase) &&
          plain(`${project.name} ${project.location ?? ''}`).includes(plain(words.trim())),
      ),
    [projects, words, phase],
  );
  const phases = PHASES.filter((name) => projects.some((project) => project.phase === name));
  const create = canCreate ? (
    <ButtonLink look="primary" href="/admin/projects/new">
      <Plus aria-hidden /> {t('projects.new')}
    </ButtonLink>
  ) : null;
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{t('projects.title')}</h1>
        {create}
      </header>
      {projects.length === 0 ? (
        <section className={ui.empty}>
          <h2>{t('projects.emptyTitle')}</h2>
          <p>{t('projects.emptyText')}</p>
          {create}
        </section>
      ) : (
        <>
          <div className={css.tools}>
            <label className={css.search}>
              <Search aria-hidden />
              <span className={ui.visuallyHidden}>{t('projects.search')}</span>
              <input
                type="search"
                className={ui.input}
                placeholder={t('projects.search')}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </label>
            <label>
              <span className={ui.visuallyHidden}>{t('projects.phase')}</span>
              <select
                className={ui.input}
                value={phase}
                onChange={(event) => setPhase(event.target.value as Phase | '')}
              >
                <option value="">{t('projects.allPhases')}</option>
                {phases.map((name) => (
                  <option key={name} value={name}>
                    {t(`phase.${name}`)}
                  </option>
                ))}
              </select>
            </label>
            <p className={css.count} aria-live="polite">
              {t('projects.count', { count: shown.length })}
            </p>
          </div>
          {shown.length === 0 ? (
            <section className={ui.empty}>
              <h2>{t('projects.nothingFound')}</h2>
              <Button
                onClick={() => {
                  setWords('');
                  setPhase('');
                }}
              >
                {t('projects.showAll')}
              </Button>
            </section>
          ) : (
            <ul className={css.grid}>
              {shown.map((project, index) => (
                <li key={project.id}>
                  <ProjectCard project={project} eager={index < 6} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </main>
  );
}
