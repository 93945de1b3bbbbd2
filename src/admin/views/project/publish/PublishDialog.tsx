'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';

/** Opens a project to its people; says what happens before it does. */
export function PublishDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const t = useTranslations('admin.publish');
  const common = useTranslations('common');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const publish = () =>
    act(async () => {
      await call(`/api/x/studio/projects/${project}/publishing`, {
        method: 'PUT',
        body: { published: true },
      });
      toast.success(t('isOpen'));
      onClose();
      router.refresh();
    });
  return (
    <Dialog title={t('openTitle')} onClose={onClose}>
      <p>{t('openText')}</p>
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button look="primary" busy={busy} onClick={() => void publish()}>
          {t('openAccept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
