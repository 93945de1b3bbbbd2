'use client';

import { type MediaView, TileBadge, useT } from '@plugins/kit/ui';
import { EyeOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCanHide, useHide, useHidingStore } from './use-hiding';

/**
 * On a tile: the badge of a hidden photograph shows it again; on the others an eye hides it, seen under the mouse, by
 * keyboard, or on every tile while the menu's switch is on.
 */
export function TileHide({ media }: { media: MediaView }) {
  const t = useT('hiding');
  const hide = useHide();
  const store = useHidingStore();
  const offered = useSyncExternalStore(store.subscribe, store.mode, () => false);
  if (!useCanHide() || media.state !== 'ready') return null;
  return (
    <span className="tile-hide" data-hidden={media.hidden || undefined} data-offered={offered || undefined}>
      <TileBadge
        icon={<EyeOff aria-hidden="true" />}
        label={t(media.hidden ? 'showNamed' : 'hideNamed', { name: media.name })}
        onClick={() => hide(media, !media.hidden)}
      />
    </span>
  );
}
