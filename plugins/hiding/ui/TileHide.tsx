'use client';

import { useT } from '@plugins/kit/ui';
import { TileBadge } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { EyeOff, Lock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCanHide, useHide, useHidingStore } from './use-hiding';

/**
 * On a tile: the badge of a hidden photograph shows it again, and tells the account where a client hid it; on the others
 * an eye hides it, seen under the mouse, by keyboard, or on every tile while the menu's switch is on. What the account
 * has withdrawn has a lock.
 */
export function TileHide({ media }: { media: MediaView }) {
  const t = useT('hiding');
  const hide = useHide();
  const store = useHidingStore();
  const offered = useSyncExternalStore(store.subscribe, store.mode, () => false);
  if (!useCanHide() || media.state !== 'ready') return null;
  if (media.account?.private)
    return (
      <span className="tile-hide" data-hidden>
        <TileBadge icon={<Lock aria-hidden="true" />} label={t('withdrawn', { name: media.name })} />
      </span>
    );
  const shown = media.account?.hidden_by === 'client' ? 'showClients' : 'showNamed';
  return (
    <span className="tile-hide" data-hidden={media.hidden || undefined} data-offered={offered || undefined}>
      <TileBadge
        icon={<EyeOff aria-hidden="true" />}
        label={t(media.hidden ? shown : 'hideNamed', { name: media.name })}
        onClick={() => hide(media, !media.hidden)}
      />
    </span>
  );
}
