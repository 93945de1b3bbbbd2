'use client';

import { useTranslations } from 'next-intl';
import { useKeys } from '../gallery/use-keys';
import { toggleFullScreen } from './full-screen';
import { useLayAside } from './use-compare';

/** The gallery's own keys, in the grid and in the viewer: full screen, compare, and in the viewer the slideshow. */
export function ViewerKeys({ play }: { play: (() => void) | null }) {
  const t = useTranslations('gallery');
  const layAside = useLayAside();
  useKeys([
    {
      keys: ['KeyF'],
      shown: 'F',
      label: t('keys.fullScreen'),
      run: () => {
        toggleFullScreen();
        return true;
      },
    },
    {
      keys: ['KeyC'],
      shown: 'C',
      label: t('keys.compare'),
      run: (media) => {
        if (media?.state !== 'ready') return false;
        layAside(media);
        return true;
      },
    },
    {
      keys: ['KeyP'],
      shown: 'P',
      label: t('keys.play'),
      run: () => {
        play?.();
        return play !== null;
      },
    },
  ]);
  return null;
}
