'use client';

import { useT } from '@plugins/kit/ui';
import { useKeys } from '@plugins/kit/ui/hooks';
import { useCanHide, useHide } from './use-hiding';

/** Binds H to hide or show the current photograph. */
export function HidingKeys() {
  const t = useT('hiding');
  const hide = useHide();
  const can = useCanHide();
  useKeys(
    can
      ? [
          {
            keys: ['KeyH'],
            shown: 'H',
            label: t('keys.hide'),
            run: (media) => {
              if (media?.state !== 'ready') return false;
              hide(media, !media.hidden);
              return true;
            },
          },
        ]
      : [],
  );
  return null;
}
