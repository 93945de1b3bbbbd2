'use client';

import { useT } from '@plugins/kit/ui';
import { MenuItem } from '@plugins/kit/ui/parts';
import { EyeOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCanHide, useHidingStore } from './use-hiding';
import './hiding.css';

/** A switch in the menu that shows the hide button on every tile: for touch screens, which cannot hover. */
export function HidingMode() {
  const t = useT('hiding');
  const store = useHidingStore();
  const mode = useSyncExternalStore(store.subscribe, store.mode, () => false);
  if (!useCanHide()) return null;
  return (
    <MenuItem
      icon={<EyeOff aria-hidden="true" />}
      label={t(mode ? 'modeOff' : 'mode')}
      pressed={mode}
      onClick={() => store.setMode(!mode)}
    />
  );
}
