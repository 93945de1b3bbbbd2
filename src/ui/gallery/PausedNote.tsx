import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** Says why hearts and the like do not answer: the studio's account is switched off, the photographs stay. */
export function PausedNote() {
  const t = useTranslations('gallery');
  return (
    <aside className="preview-note" aria-label={t('pausedLabel')}>
      <Lock aria-hidden className="size-[1.1em] shrink-0" />
      <span>{t('paused')}</span>
    </aside>
  );
}
