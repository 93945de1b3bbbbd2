'use client';

import { Plus, Search, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PHASES, type Phase } from '@/domain/project';
import type { ProjectCardView } from '@/server/studio/present-project';
import { Button, ButtonLink } from '../../components/Button';
import ui from '../../components/ui.module.css';
import { ProjectCard } from './ProjectCard';
import css from './projects.module.css';

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

interface Props {
  projects: ProjectCardView[];
  canCreate: boolean;
  canDelete: boolean;
  /** How many are in the trash. */
  deleted: number;
}

/**
 * Every project as a card, with search by name or place and a chip for each phase. What is archived is out of the way
 * until it is asked for, or found by a word.
 */
export function ProjectsBoard({ projects, canCreate, canDelete, deleted }: Props) {
  const t = useTranslations('admin');
  const [words, setWords] = useState('');
  const [phase, setPhase] = useState<Phase | ''>('');
  const shown = useMemo(
    () =>
      projects.filter(
        (project) =>
          (phase === '' ? words.trim() !== '' || project.phase !== 'archived' : project.phase === phase) &&
          plain(`${project.name} ${project.location ?? ''}`).includes(plain(words.trim())),
      ),
    [projects, words, phase],
  );
  const counted = (name: Phase) => projects.filter((project) => project.phase === name).length;
  const phases = PHASES.filter((name) => counted(name) > 0);
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
            <fieldset className={css.phases}>
              <legend className={ui.visuallyHidden}>{t('projects.phase')}</legend>
              {(['', ...phases] as const).map((name) => (
                <button
                  key={name}
                  type="button"
                  className={css.phase}
                  aria-pressed={phase === name}
                  onClick={() => setPhase(name)}
                >
                  {name === '' ? t('projects.allPhases') : t(`phase.${name}`)}
                  {name === '' ? null : <span>{counted(name)}</span>}
                </button>
              ))}
            </fieldset>
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
                  <ProjectCard project={project} eager={index < 6} canDelete={canDelete} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {canDelete && deleted > 0 ? (
        <p className={css.trash}>
          <ButtonLink look="quiet" href="/admin/trash">
            <Trash2 aria-hidden /> {t('projects.trash', { count: deleted })}
          </ButtonLink>
        </p>
      ) : null}
    </main>
  );
}
