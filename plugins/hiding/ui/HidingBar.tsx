'use client';

import { useT } from '@plugins/kit/ui';
import { Button } from '@plugins/kit/ui/parts';
import { useSyncExternalStore } from 'react';
import { useHidingStore } from './use-hiding';

/** Above the photographs while they are being hidden: what a tap does, and Done. */
export function HidingBar() {
  const t = useT('hiding');
  const store = useHidingStore();
  const mode = useSyncExternalStore(store.subscribe, store.mode, () => false);
  if (!mode) return null;
  return (
    <div className="hiding-bar">
      <p role="status">{t('modeText')}</p>
      <Button onClick={() => store.setMode(false)}>{t('modeOff')}</Button>
    </div>
  );
}
