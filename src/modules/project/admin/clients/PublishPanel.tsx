'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import panes from '@/ui/admin/panes.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';

/** Whether clients can enter, and the button that closes the project again; the page's head publishes it. */
export function PublishPanel({
  event,
  published,
  archived,
}: {
  event: string;
  published: boolean;
  archived: boolean;
}) {
  const t = useTranslations('admin.publish');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const close = async () => {
    const words = { title: t('closeTitle'), text: t('closeText'), accept: t('closeAccept') };
    if (!(await ask({ ...words, danger: true }))) return;
    await act(async () => {
      await call(`/api/x/studio/projects/${event}/publishing`, { method: 'PUT', body: { published: false } });
      router.refresh();
    });
  };
  return (
    <section className={panes.card} data-open={published || undefined}>
      <h2>{published ? t('isOpen') : t('isDraft')}</h2>
      <p className={ui.help}>{published ? t('isOpenText') : t('isDraftText')}</p>
      {published ? (
        <div className={panes.buttons}>
          <Button busy={busy} disabled={archived} onClick={() => void close()}>
            {t('closeAccept')}
          </Button>
        </div>
      ) : null}
      {dialog}
    </section>
  );
}
