'use client';

import { useT } from '@plugins/kit/admin';
import { Button } from '@plugins/kit/admin/parts';
import { useEffect, useState } from 'react';
import css from './phone.module.css';

/** Chromium's offer to put the page on the home screen. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** How to put the admin on a home screen: a button where the browser offers it, else the steps. */
export function InstallSteps() {
  const t = useT('push');
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const [there, setThere] = useState(false);
  useEffect(() => {
    setThere(matchMedia('(display-mode: standalone)').matches);
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);
  return (
    <section className={css.part}>
      <link rel="manifest" href="/api/x/push/manifest.webmanifest" crossOrigin="use-credentials" />
      <h2>{t('install.title')}</h2>
      <p>{t('install.text')}</p>
      {there ? (
        <p>{t('install.there')}</p>
      ) : offer ? (
        <Button look="primary" onClick={() => void offer.prompt().then(() => setOffer(null))}>
          {t('install.button')}
        </Button>
      ) : (
        <ul>
          <li>{t('install.iphone')}</li>
          <li>{t('install.android')}</li>
        </ul>
      )}
    </section>
  );
}
