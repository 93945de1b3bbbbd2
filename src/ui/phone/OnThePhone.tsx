'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useGalleryState } from '../gallery/gallery-context';
import { Button } from '../primitives/Button';
import { IconButton } from '../primitives/IconButton';
import type { LoadFeatures } from '../viewer/load-viewer';
import { useHomeScreen } from './use-home-screen';
import { useServiceWorker } from './use-service-worker';
import './phone.css';

/** Makes a gallery installable, usable without a connection, and shows the offer for the home screen. */
export function OnThePhone({ inViewer }: { inViewer: LoadFeatures }) {
  const t = useTranslations('phone');
  const event = useGalleryState((s) => s.event);
  const { way, add, never } = useHomeScreen(event.id);
  useServiceWorker(inViewer);
  return (
    <>
      <link rel="manifest" href={`/events/${event.id}/manifest.webmanifest`} crossOrigin="use-credentials" />
      <link rel="apple-touch-icon" href={event.icon} />
      <meta name="apple-mobile-web-app-title" content={event.name} />
      <meta name="theme-color" content={event.layout_color === 'dark' ? '#151413' : '#faf8f5'} />
      {way && (
        <aside className="home-screen" aria-label={t('title')}>
          <img src={event.icon} alt="" width={32} height={32} />
          <p>{t('offer')}</p>
          <Button look="line" onClick={add}>
            {t(way === 'prompt' ? 'add' : 'how')}
          </Button>
          <IconButton label={t('never')} icon={<X aria-hidden="true" />} onClick={never} />
        </aside>
      )}
    </>
  );
}
