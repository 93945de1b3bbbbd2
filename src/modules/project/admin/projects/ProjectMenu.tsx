'use client';

import { Archive, ArchiveRestore, Copy, LayoutTemplate, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import { Menu } from '@/ui/admin/Menu';
import { momentText } from '@/ui/admin/times';
import { useActs } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useUndo } from '@/ui/admin/use-undo';
import { useDelete } from '../use-delete';
import { CopyDialog, KeepPresetDialog } from './CopyDialog';
import css from './projects.module.css';

interface Props {
  project: ProjectCardView;
  canDelete: boolean;
  /** Whether it is on top of the project's cover. */
  onPicture?: boolean;
  /** Called after a change: the list must be reloaded. */
  onChange: () => Promise<void>;
}

/** Actions for a whole project: duplicate, archive, delete, restore. */
export function ProjectMenu({ project, canDelete, onPicture, onChange }: Props) {
  const t = useTranslations('admin.shelf');
  const locale = useLocale();
  const call = useCall();
  const act = useActs();
  const [askDelete, question] = useDelete();
  const offerUndo = useUndo();
  const [open, setOpen] = useState<'copy' | 'preset' | null>(null);
  const words = useTranslations('admin-projects.preset');
  const { id, name, photos, picks } = project;
  const path = `/api/x/studio/projects/${id}`;
  const archived = project.phase === 'archived';
  const again = async (text: string, undo: () => Promise<unknown>) => {
    offerUndo(text, () => undo().then(onChange), `shelf-${id}`);
    await onChange();
  };
  const archive = (on: boolean) => call(`${path}/archive`, { method: 'PUT', body: { archived: on } });
  const putAway = () =>
    act(async () => {
      await archive(!archived);
      await again(t(archived ? 'unarchived' : 'archived', { name }), () => archive(archived));
    });
  const remove = async () => {
    if (!(await askDelete({ kind: 'project', name, photos, picks }))) return;
    await act(async () => {
      const { until } = await call<{ until: string }>(path, { method: 'DELETE' });
      await again(t('deleted', { name, until: momentText(until, locale) }), () =>
        call(`${path}/restore`, { method: 'POST' }),
      );
    });
  };
  const items = [
    { icon: Copy, label: t('copy'), run: () => setOpen('copy') },
    { icon: LayoutTemplate, label: words('keep'), run: () => setOpen('preset') },
    { icon: archived ? ArchiveRestore : Archive, label: t(archived ? 'unarchive' : 'archive'), run: putAway },
    ...(canDelete ? [{ icon: Trash2, label: t('delete'), run: remove }] : []),
  ];
  return (
    <div className={onPicture ? css.menu : undefined}>
      <Menu label={t('menu', { name })} items={items} onPicture={onPicture} />
      {open === 'copy' ? <CopyDialog project={project} path={path} onClose={() => setOpen(null)} /> : null}
      {open === 'preset' ? (
        <KeepPresetDialog project={project} path={path} onClose={() => setOpen(null)} />
      ) : null}
      {question}
    </div>
  );
}
