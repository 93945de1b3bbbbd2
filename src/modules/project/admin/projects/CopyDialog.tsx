'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import { EVENT_TEXT_MAX } from '@/modules/project/rules/event-words';
import { NameDialog } from '@/ui/admin/FormDialog';
import { useCall } from '@/ui/admin/use-call';

interface Props {
  project: ProjectCardView;
  path: string;
  onClose: () => void;
}

/** Asks for the new project's name, creates it with this one's settings, and opens it. */
export function CopyDialog({ project, path, onClose }: Props) {
  const t = useTranslations('admin.shelf');
  const call = useCall();
  const router = useRouter();
  const copy = async (name: string) => {
    const made = await call<{ id: string }>(`${path}/copies`, { method: 'POST', body: { name } });
    router.push(`/admin/projects/${made.id}/details`);
  };
  return (
    <NameDialog
      title={t('copyTitle', { name: project.name })}
      accept={t('copy')}
      label={t('copyName')}
      help={t('copyText')}
      maxLength={EVENT_TEXT_MAX.name}
      onName={copy}
      onClose={onClose}
    />
  );
}

/** Asks for a preset's name, and saves this project's settings as one. */
export function KeepPresetDialog({ project, path, onClose }: Props) {
  const t = useTranslations('admin-projects.preset');
  const admin = useTranslations('admin');
  const call = useCall();
  const keep = async (name: string) => {
    await call(`${path}/presets`, { method: 'POST', body: { name } });
    toast.success(t('kept', { name }));
    onClose();
  };
  return (
    <NameDialog
      title={t('keepTitle', { name: project.name })}
      accept={admin('save')}
      label={t('keepName')}
      help={t('keepHelp')}
      maxLength={100}
      onName={keep}
      onClose={onClose}
    />
  );
}
