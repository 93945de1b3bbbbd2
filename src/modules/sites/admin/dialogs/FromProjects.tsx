'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { CheckField } from '@/ui/admin/Field';
import { Reading } from '@/ui/admin/Reading';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useRead } from '@/ui/admin/use-read';
import type { SourcePhotograph, SourceProject } from '../../operations/read-photographs';
import type { StudioPicture } from '../../rules/studio-site';
import { useBuilder } from '../state/builder-context';
import dialogs from '../styles/dialogs.module.css';
import panels from '../styles/panels.module.css';
import shared from '../styles/shared.module.css';
import { Choosing } from './Choosing';

interface Props {
  most: number;
  onChosen: (ids: string[]) => void;
}

/** Chooses photographs from projects: first the project, then its photographs. */
export function FromProjects({ most, onChosen }: Props) {
  const t = useT('sites.builder.choose');
  const read = useRead<{ projects: SourceProject[] }>('/api/x/sites/projects');
  const [open, setOpen] = useState<string | null>(null);
  if (!read.found || read.failed) return <Reading of={read} text={t('projectsFailed')} />;
  const { projects } = read.found;
  const project = projects.find(({ id }) => id === open);
  const patch = (id: string, change: Partial<SourceProject>) =>
    read.setFound(
      (all) => all && { projects: all.projects.map((one) => (one.id === id ? { ...one, ...change } : one)) },
    );
  if (project)
    return (
      <OfProject
        most={most}
        project={project}
        patch={(change) => patch(project.id, change)}
        onBack={() => setOpen(null)}
        onChosen={onChosen}
      />
    );
  if (projects.length === 0) return <p className={shared.note}>{t('projectsEmpty')}</p>;
  return (
    <ul className={dialogs.sources}>
      {projects.map(({ id, name, count, cover, agreed_at }) => (
        <li key={id}>
          <button type="button" onClick={() => setOpen(id)}>
            {cover ? <img src={cover} alt="" loading="lazy" /> : <span />}
            <bdi>{name}</bdi>
            <small>
              {t('photographs', { count })}
              {agreed_at ? ` · ${t('agreedShort')}` : ''}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The photographs of one project, and whether its clients agreed to their publication. */
function OfProject({
  most,
  project,
  patch,
  onBack,
  onChosen,
}: Props & {
  project: SourceProject;
  patch: (change: Partial<SourceProject>) => void;
  onBack: () => void;
}) {
  const t = useT('sites.builder.choose');
  const call = useCall();
  const { busy, act } = useAct();
  const { addPictures, query } = useBuilder();
  const [chosen, setChosen] = useState<string[]>([]);
  const path = `/api/x/sites/projects/${project.id}`;
  const read = useRead<{ photographs: SourcePhotograph[] }>(`${path}/photographs`);
  const take = (ids: string[]) =>
    act(async () => {
      const { ids: taken, pictures } = await call<{
        ids: string[];
        pictures: Record<string, StudioPicture>;
      }>(`/api/x/sites/pictures${query}`, { method: 'POST', body: { photographs: ids } });
      addPictures(pictures);
      onChosen(taken);
    });
  const agree = (agreed: boolean) =>
    act(async () => {
      const answer = await call<{ agreed_at: string | null }>(`${path}/consent`, {
        method: 'PUT',
        body: { agreed },
      });
      patch(answer);
    });
  return (
    <>
      <div className={dialogs.sourceHead}>
        <Button small look="quiet" onClick={onBack}>
          <ArrowRight aria-hidden className={panels.back} /> {t('back')}
        </Button>
        <strong>
          <bdi>{project.name}</bdi>
        </strong>
      </div>
      <CheckField
        label={t('agreed')}
        help={t('agreedHelp')}
        checked={project.agreed_at !== null}
        disabled={busy}
        onChange={({ target }) => void agree(target.checked)}
      />
      {!read.found || read.failed ? (
        <Reading of={read} text={t('photographsFailed')} />
      ) : (
        <Choosing
          choices={read.found.photographs.map(({ id, name, thumb }) => ({
            id,
            name,
            picture: <img src={thumb} alt="" loading="lazy" />,
          }))}
          chosen={chosen}
          most={most}
          busy={busy}
          onChange={setChosen}
          onDone={(ids) => void take(ids)}
        />
      )}
    </>
  );
}
