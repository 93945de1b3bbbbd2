'use client';

import { hooks, parts, useT } from '@plugins/kit/ui';
import { Layers } from 'lucide-react';

/** In the gallery's menu: similar shots together, or each by itself; remembered in this browser. */
export function StackSwitch() {
  const t = useT('similar');
  const { count, folded, setFolded } = hooks.useFolds();
  if (count === 0) return null;
  return (
    <parts.MenuItem
      icon={<Layers aria-hidden="true" />}
      label={t('switch')}
      pressed={folded}
      onClick={() => setFolded(!folded)}
    />
  );
}
