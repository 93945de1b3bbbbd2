'use client';

import { useT } from '@plugins/kit/ui';
import { useStacks } from '@plugins/kit/ui/internal';
import { MenuItem } from '@plugins/kit/ui/parts';
import { Layers } from 'lucide-react';

/** Entry of the gallery's menu: similar shots in stacks, or each by itself; stored in this browser. */
export function StackSwitch() {
  const t = useT('similar');
  const { count, folded, setFolded } = useStacks();
  if (count === 0) return null;
  return (
    <MenuItem
      icon={<Layers aria-hidden="true" />}
      label={t('switch')}
      pressed={folded}
      onClick={() => setFolded(!folded)}
    />
  );
}
