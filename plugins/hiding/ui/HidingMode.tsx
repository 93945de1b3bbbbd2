'use client';

import { useT } from '@plugins/kit/ui';
import { MenuItem } from '@plugins/kit/ui/parts';
import { EyeOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCanHide, useHidingStore } from './use-hiding';
import './hiding.css';

/** The entry of the menu that begins hiding photographs: each has a button for it until Done. */
export function HidingMode() {
  const t = useT('hiding');
  const store = useHidingStore();
  const mode = useSyncExternalStore(store.subscribe, store.mode, () => false);
  if (!useCanHide()) return null;
  return (
    <MenuItem
      icon={<EyeOff aria-hidden="true" />}
      label={t('mode')}
      pressed={mode}
      onClick={() => store.setMode(!mode)}
    />
  );
}
