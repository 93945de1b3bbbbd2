'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { PublishPreview } from '@/modules/project/queries/publish-preview';
import { Button } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useSentNotice } from '@/ui/admin/use-sent-notice';
import { Addressees } from './Addressees';
import { Letters } from './Letters';
import css from './publish.module.css';

interface Sent {
  sent: number;
  skipped: { name: string; email: string | null }[];
}

/** Publishes a project: shows the recipients and messages, and sends now or later. */
export function PublishDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const t = useTranslations('admin.publish');
  const own = useTranslations('admin-project.publish');
  const common = useTranslations('common');
  const call = useCall();
  const showSent = useSentNotice();
  const router = useRouter();
  const { busy, act } = useAct();
  const [found, setFound] = useState<PublishPreview | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const path = `/api/x/studio/projects/${project}`;
  useEffect(() => {
    void act(async () => {
      const preview = await call<PublishPreview>(`${path}/publishing`);
      setFound(preview);
      setChosen(
        preview.people
          .filter(({ state, email, unreachable }) => state === 'added' && email && !unreachable)
          .map(({ id }) => id),
      );
    });
  }, [act, call, path]);
  const publish = (people: string[]) =>
    act(async () => {
      await call(`${path}/publishing`, { method: 'PUT', body: { published: true } });
      if (people.length > 0) {
        // The list already shows which names are missing.
        const body = { kind: 'invitation', people, without_details: true };
        const { sent, skipped } = await call<Sent>(`${path}/messages`, { method: 'POST', body });
        showSent(own('sent', { count: sent }));
        if (skipped.length > 0) {
          const names = skipped.map(({ name, email }) => name || email || '').join(', ');
          toast.error(own('skipped', { names }));
        }
      } else toast.success(t('isOpen'));
      onClose();
      router.refresh();
    });
  const reachable = found?.people.some(({ email }) => email) ?? false;
  return (
    <Dialog title={t('openTitle')} onClose={onClose}>
      <p>{reachable ? own('text') : t('openText')}</p>
      {found ? null : <p role="status">{common('loading')}</p>}
      {found && found.people.length > 0 ? (
        <>
          <Addressees people={found.people} chosen={chosen} onChoose={setChosen} />
          <Letters letters={found.letters} />
        </>
      ) : null}
      {found && !reachable ? (
        <div className={css.ways}>
          <p>{own('ways')}</p>
          <p className={css.code} dir="ltr">
            {found.code}
          </p>
          <div className={css.buttons}>
            <CopyButton text={found.code} label={own('copyCode')} small />
            <CopyButton text={found.link} label={own('copyLink')} small />
          </div>
        </div>
      ) : null}
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        {chosen.length > 0 ? (
          <>
            <Button busy={busy} onClick={() => void publish([])}>
              {own('onlyOpen')}
            </Button>
            <Button look="primary" busy={busy} onClick={() => void publish(chosen)}>
              {own('send', { count: chosen.length })}
            </Button>
          </>
        ) : (
          <Button look="primary" busy={busy} disabled={!found} onClick={() => void publish([])}>
            {t('openAccept')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
