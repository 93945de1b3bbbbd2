'use client';

import { lazy, Suspense } from 'react';
import { useGalleryState } from '../gallery/gallery-context';
import type { LoadFeatures } from '../viewer/load-viewer';
import { useInstallWay } from './install-way';
import { useServiceWorker } from './use-service-worker';
import './phone.css';

/** Loaded by phones alone. Where its code cannot be loaded, nothing is offered. */
const HomeScreenOffer = lazy(() =>
  import('./HomeScreenOffer').then(
    (file) => ({ default: file.HomeScreenOffer }),
    () => ({ default: () => null }),
  ),
);

/** Makes a gallery installable, usable without a connection, and offers it for a phone's home screen. */
export function OnThePhone({ inViewer }: { inViewer: LoadFeatures }) {
  const event = useGalleryState((s) => s.event);
  const way = useInstallWay();
  useServiceWorker(inViewer);
  return (
    <>
      <link rel="manifest" href={`/events/${event.id}/manifest.webmanifest`} crossOrigin="use-credentials" />
      <link rel="apple-touch-icon" href={event.icon} />
      <meta name="apple-mobile-web-app-title" content={event.name} />
      <meta name="theme-color" content={event.layout_color === 'dark' ? '#151413' : '#faf8f5'} />
      {way && (
        <Suspense>
          <HomeScreenOffer way={way} />
        </Suspense>
      )}
    </>
  );
}
