'use client';

import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '../../../components/Button';
import { CopyButton } from '../../../components/CopyButton';
import { Dialog, DialogActions } from '../../../components/Dialog';
import css from './clients.module.css';

/** A personal link just made. It is shown this once. */
export interface MadeLink {
  id: string;
  url: string;
  whatsapp: string;
  name: string;
}

/** Hands the link on: by WhatsApp, or copied. */
export function LinkReady({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const t = useTranslations('admin.clients');
  return (
    <Dialog title={t('readyTitle', { name: made.name })} onClose={onClose}>
      <p>{t('readyText')}</p>
      <p className={css.link} dir="ltr">
        {made.url}
      </p>
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
