'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EVENT_TEXT_MAX } from '@/domain/event-words';
import type { ProjectCardView } from '@/server/studio/present-project';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { TextField } from '../../components/Field';
import { useAct } from '../../components/use-act';
import { useCall } from '../../components/use-call';

interface Props {
  project: ProjectCardView;
  path: string;
  onClose: () => void;
}

/** Asks how the new project is called, makes it with this one's settings, and goes there. */
export function CopyDialog({ project, path, onClose }: Props) {
  const t = useTranslations('admin.shelf');
  const common = useTranslations('common');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['name']);
  const [name, setName] = useState('');
  const submit = () =>
    act(async () => {
      const made = await call<{ id: string }>(`${path}/copies`, { method: 'POST', body: { name } });
      router.push(`/admin/projects/${made.id}/details`);
    });
  return (
    <Dialog title={t('copyTitle', { name: project.name })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('copyName')}
          help={t('copyText')}
          errors={errors.name}
          value={name}
          maxLength={EVENT_TEXT_MAX.name}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('copy')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks how a preset with this project's settings is called, and keeps it. */
export function KeepPresetDialog({ project, path, onClose }: Props) {
  const t = useTranslations('admin-projects.preset');
  const admin = useTranslations('admin');
  const call = useCall();
  const { busy, errors, act } = useAct(['name']);
  const [name, setName] = useState('');
  const submit = () =>
    act(async () => {
      await call(`${path}/presets`, { method: 'POST', body: { name } });
      toast.success(t('kept', { name }));
      onClose();
    });
  return (
    <Dialog title={t('keepTitle', { name: project.name })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('keepName')}
          help={t('keepHelp')}
          errors={errors.name}
          value={name}
          maxLength={100}
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{admin('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {admin('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
