'use client';

import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import ui from '@/ui/admin/ui.module.css';
import css from './clients.module.css';

/** A personal link to send. */
export interface MadeLink {
  id: string;
  url: string;
  whatsapp: string;
  /** Whether WhatsApp knows the recipient's number. */
  addressed: boolean;
  qr?: string;
  name: string;
}

/** Sends the link by WhatsApp, copies it, or shows its QR code. `publishes`: it has published a draft. */
export function LinkReady({
  made,
  publishes,
  onClose,
}: {
  made: MadeLink;
  publishes: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('admin-clients');
  const { name } = made;
  return (
    <Dialog title={t('readyTitle', { name })} onClose={onClose}>
      {publishes ? <p role="status">{t('readyPublished')}</p> : null}
      <p>{t('readyText')}</p>
      <p className={css.link} dir="ltr">
        {made.url}
      </p>
      {made.qr ? (
        <p className={css.qrBox}>
          <img src={made.qr} alt={t('qrOf', { name })} width={180} height={180} />
        </p>
      ) : null}
      {made.addressed ? null : <p className={ui.help}>{t('readyNoPhone')}</p>}
      <DialogActions>
        <Button onClick={onClose}>{t('readyClose')}</Button>
        <CopyButton text={made.url} label={t('copyLink')} />
        <ButtonLink look="primary" href={made.whatsapp} newTab>
          <MessageCircle aria-hidden /> {t('openWhatsapp')}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
