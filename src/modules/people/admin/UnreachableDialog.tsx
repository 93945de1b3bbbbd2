'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';

/** For a client whose mail bounces: change the address or confirm it. */
export function UnreachableDialog({
  client,
  onClose,
}: {
  client: { id: string; email: string };
  onClose: () => void;
}) {
  const t = useTranslations('admin-clients');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const clear = () =>
    act(async () => {
      await call(`/api/x/studio/clients/${client.id}/mail_clearance`, { method: 'POST' });
      toast.success(t('cleared'));
      router.refresh();
      onClose();
    });
  return (
    <Dialog title={t('unreachableTitle', { email: client.email })} onClose={onClose}>
      <p>{t('unreachableText')}</p>
      <DialogActions>
        <Button busy={busy} onClick={() => void clear()}>
          {t('clearAddress')}
        </Button>
        <ButtonLink look="primary" href={`/admin/clients/${client.id}`}>
          {t('details.update')}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
