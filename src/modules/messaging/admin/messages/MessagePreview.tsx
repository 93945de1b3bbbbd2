'use client';

import { Loader2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { direction, type Locale } from '@/core/i18n/locale';
import ui from '@/ui/admin/ui.module.css';
import css from './messages.module.css';
import type { Drawn } from './use-drawn';

/** Preview of a mail, in the brand's look. */
export function MailPreview({ drawn, locale }: { drawn: Drawn | null; locale: Locale }) {
  const t = useTranslations('admin-clients.msg');
  const waiting = useTranslations('admin')('loading');
  if (!drawn)
    return (
      <div className={css.preview}>
        <p className={css.waiting} role="status">
          <Loader2 className={ui.spinner} aria-hidden />
          <span className={ui.visuallyHidden}>{waiting}</span>
        </p>
      </div>
    );
  return (
    <div className={css.preview}>
      <p className={css.subject} dir={direction(locale)} lang={locale}>
        {drawn.subject}
      </p>
      <iframe className={css.frame} title={t('previewOf')} sandbox="" srcDoc={drawn.html} />
    </div>
  );
}

/** Preview of the same message in WhatsApp. */
export function WhatsappPreview({ drawn, locale }: { drawn: Drawn | null; locale: Locale }) {
  return (
    <div className={css.phone}>
      <p className={css.bubble} dir={direction(locale)} lang={locale}>
        {drawn?.whatsapp ?? '…'}
      </p>
    </div>
  );
}
