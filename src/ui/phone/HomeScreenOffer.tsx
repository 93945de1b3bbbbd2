'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useGalleryState } from '../gallery/gallery-context';
import { Button } from '../primitives/Button';
import { IconButton } from '../primitives/IconButton';
import type { InstallWay } from './install-way';
import { useHomeScreen } from './use-home-screen';

/** The offer to add the gallery to the phone's home screen, in one line, while it is time for it. */
export function HomeScreenOffer({ way }: { way: InstallWay }) {
  const t = useTranslations('phone');
  const event = useGalleryState((s) => s.event);
  const { offered, add, never } = useHomeScreen(event.id, way);
  if (!offered) return null;
  return (
    <aside className="home-screen" aria-label={t('title')}>
      <img src={event.icon} alt="" width={32} height={32} />
      <p>{t('offer')}</p>
      <Button look="line" onClick={add}>
        {t(way === 'steps' ? 'how' : 'add')}
      </Button>
      <IconButton label={t('never')} icon={<X aria-hidden="true" />} onClick={never} />
    </aside>
  );
}
