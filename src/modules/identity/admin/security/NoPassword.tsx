'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useSentNotice } from '@/ui/admin/use-sent-notice';

/** For a user of social sign-in, who has no password to confirm with: sends a link to set one. */
export function NoPassword({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('admin-security');
  const sent = useTranslations('account.screens.forgotten')('sentText');
  const call = useCall();
  const showSent = useSentNotice();
  const { busy, act } = useAct();
  const send = async () => {
    const body = { email };
    if (!(await act(() => call('/users/passwords/new', { method: 'POST', body })))) return;
    showSent(sent);
    onClose();
  };
  return (
    <FormDialog
      title={t('passwordTitle')}
      accept={t('sendPassword')}
      busy={busy}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('noPassword')}</p>
    </FormDialog>
  );
}
