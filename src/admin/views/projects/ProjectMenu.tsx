'use client';

import { Popup, PopupList, toast } from '@payloadcms/ui';
import { Archive, ArchiveRestore, Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ProjectCardView } from '@/server/studio/present-project';
import { useConfirm } from '../../components/Dialog';
import { momentText } from '../../components/times';
import ui from '../../components/ui.module.css';
import { useAct } from '../../components/use-act';
import { useCall } from '../../components/use-call';
import { CopyDialog } from './CopyDialog';
import css from './projects.module.css';

/** What can be done with a whole project: made again, put away, deleted and brought back. */
export function ProjectMenu({ project, canDelete }: { project: ProjectCardView; canDelete: boolean }) {
  const t = useTranslations('admin.shelf');
  const locale = useLocale();
  const call = useCall();
  const router = useRouter();
  const { act } = useAct();
  const [ask, question] = useConfirm();
  const [copying, setCopying] = useState(false);
  const { id, name } = project;
  const path = `/api/x/studio/projects/${id}`;
  const archived = project.phase === 'archived';
  const again = (text: string, undo: () => Promise<unknown>) => {
    router.refresh();
    toast.success(text, {
      // One notice a project: an older one would undo what is no longer so.
      id: `shelf-${id}`,
      duration: 10_000,
      action: { label: t('undo'), onClick: () => void act(() => undo().then(() => router.refresh())) },
    });
  };
  const archive = (on: boolean) => call(`${path}/archive`, { method: 'PUT', body: { archived: on } });
  const putAway = () =>
    act(async () => {
      await archive(!archived);
      again(t(archived ? 'unarchived' : 'archived', { name }), () => archive(archived));
    });
  const remove = async () => {
    const text = t('deleteText', { photos: project.photos, picks: project.picks });
    const words = { title: t('deleteTitle', { name }), accept: t('delete'), cancel: t('keep') };
    if (!(await ask({ ...words, text, danger: true }))) return;
    await act(async () => {
      const { until } = await call<{ until: string }>(path, { method: 'DELETE' });
      again(t('deleted', { name, until: momentText(until, locale) }), () =>
        call(`${path}/restore`, { method: 'POST' }),
      );
    });
  };
  const items = [
    { icon: Copy, label: t('copy'), run: () => setCopying(true) },
    { icon: archived ? ArchiveRestore : Archive, label: t(archived ? 'unarchive' : 'archive'), run: putAway },
    ...(canDelete ? [{ icon: Trash2, label: t('delete'), run: remove }] : []),
  ];
  return (
    <div className={css.menu}>
      <Popup
        button={
          <>
            <EllipsisVertical aria-hidden />
            <span className={ui.visuallyHidden}>{t('menu', { name })}</span>
          </>
        }
        buttonClassName={css.menuButton}
        horizontalAlign="right"
        size="small"
        noBackground
        render={({ close }) => (
          <PopupList.ButtonGroup>
            {items.map(({ icon: Icon, label, run }) => (
              <PopupList.Button
                key={label}
                className={css.menuItem}
                onClick={() => {
                  close();
                  void run();
                }}
              >
                <Icon aria-hidden /> {label}
              </PopupList.Button>
            ))}
          </PopupList.ButtonGroup>
        )}
      />
      {copying ? <CopyDialog project={project} path={path} onClose={() => setCopying(false)} /> : null}
      {question}
    </div>
  );
}
