'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { AreaField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useRead } from '@/ui/admin/use-read';

const NOTE_MAX = 300;

/** How many clients get a message, and how many cannot be written to. */
function ReopenedTo({ project }: { project: string }) {
  const t = useTranslations('admin-project.state');
  const { found } = useRead<{ people: number; unknown: number }>(
    `/api/x/studio/projects/${project}/reopening`,
  );
  if (!found) return null;
  return (
    <p role="status">
      {t('reopenTo', { people: found.people })}
      {found.unknown > 0 ? ` ${t('reopenUnknown', { count: found.unknown })}` : null}
    </p>
  );
}

/**
 * `[ask, dialog]`: opens a completed selection again, with a few words to the clients where she writes some; the dialog
 * goes into the page. `onDone`: what else wants reading anew.
 */
export function useReopen(project: string, onDone?: () => Promise<unknown>): [() => void, ReactNode] {
  const t = useTranslations('admin-project.state');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['note']);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const submit = (given: FormData) => {
    const note = String(given.get('note') ?? '');
    void act(async () => {
      await call(`/api/x/studio/projects/${project}/reopening`, { method: 'POST', body: { note } });
      close();
      toast.success(t('reopened'));
      router.refresh();
      await onDone?.();
    });
  };
  const dialog = open ? (
    <FormDialog title={t('reopenTitle')} accept={t('reopen')} busy={busy} onSubmit={submit} onClose={close}>
      <p>{t('reopenText')}</p>
      <ReopenedTo project={project} />
      <AreaField
        label={t('reopenNote')}
        help={t('reopenNoteHelp')}
        name="note"
        dir="auto"
        rows={3}
        maxLength={NOTE_MAX}
        optional
        errors={errors.note}
      />
    </FormDialog>
  ) : null;
  return [() => setOpen(true), dialog];
}
