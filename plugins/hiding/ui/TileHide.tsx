'use client';

import { useT } from '@plugins/kit/ui';
import { TileBadge } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Eye, EyeOff, Lock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCanHide, useHide, useHidingStore } from './use-hiding';

/**
 * The hide control of a tile. The badge of a hidden photograph shows it again; its label says if a client hid it. While
 * photographs are being hidden, an open eye on the others hides them. A withdrawn photograph has a lock.
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
  if (!offered && !media.hidden) return null;
  const shown = media.account?.hidden_by === 'client' ? 'showClients' : 'showNamed';
  return (
    <span className="tile-hide" data-hidden={media.hidden || undefined}>
      <TileBadge
        icon={media.hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        label={t(media.hidden ? shown : 'hideNamed', { name: media.name })}
        onClick={() => hide(media, !media.hidden)}
      />
    </span>
  );
}
