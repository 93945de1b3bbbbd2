'use client';

import { RotateCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { maySendAgain } from '@/core/mail/mail-state';
import type { MailLine } from '@/modules/messaging/queries/outbox-repo';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useSentNotice } from '@/ui/admin/use-sent-notice';

/** Sends a message that did not arrive as a new one; if that was done already, links to the new one. */
export function SendAgain({ mail, open, small }: { mail: MailLine; open: boolean; small?: boolean }) {
  const t = useTranslations('admin-operators.outbox');
  const call = useCall();
  const showSent = useSentNotice();
  const router = useRouter();
  const { busy, act } = useAct();
  if (mail.again) {
    return open ? (
      <ButtonLink href={`/admin/outbox/${mail.again}`} look="quiet" small={small}>
        {t('newOne')}
      </ButtonLink>
    ) : null;
  }
  if (!maySendAgain(mail)) return null;
  const send = () =>
    act(async () => {
      const { to } = await call<{ to: string }>(`/api/x/studio/mails/${mail.id}/again`, { method: 'POST' });
      showSent(t('sentAgain', { to }));
      router.refresh();
    });
  return (
    <Button small={small} busy={busy} onClick={() => void send()}>
      <RotateCw aria-hidden /> {mail.state === 'outbox' ? t('sendNow') : t('again')}
    </Button>
  );
}
