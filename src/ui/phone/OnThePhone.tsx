'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useGalleryState } from '../gallery/gallery-context';
import { Button } from '../primitives/Button';
import { IconButton } from '../primitives/IconButton';
import { useHomeScreen } from './use-home-screen';
import { useServiceWorker } from './use-service-worker';
import './phone.css';

/** Makes a gallery installable, usable without a connection, and shows the offer for the home screen. */
export function OnThePhone() {
  const t = useTranslations('phone');
  const event = useGalleryState((s) => s.event);
  const { way, add, later, never } = useHomeScreen(event.id);
  useServiceWorker();
  return (
    <>
      <link rel="manifest" href={`/events/${event.id}/manifest.webmanifest`} crossOrigin="use-credentials" />
      <link rel="apple-touch-icon" href={event.icon} />
      <meta name="apple-mobile-web-app-title" content={event.name} />
      <meta name="theme-color" content={event.layout_color === 'dark' ? '#151413' : '#faf8f5'} />
      {way && (
        <aside className="home-screen" aria-label={t('title')}>
          <img src={event.icon} alt="" width={56} height={56} />
          <div className="home-screen-words">
            <p className="font-medium">{t('offer', { name: event.name })}</p>
            <p className="text-quiet text-sm">{t('offerText')}</p>
            <div className="home-screen-answers">
              <Button onClick={add}>{t(way === 'prompt' ? 'add' : 'how')}</Button>
              <Button look="line" onClick={never}>
                {t('never')}
              </Button>
            </div>
          </div>
          <IconButton label={t('later')} icon={<X aria-hidden="true" />} onClick={later} />
        </aside>
      )}
    </>
  );
}
