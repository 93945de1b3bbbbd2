'use client';

import { useT } from '@plugins/kit/ui';
import { useKeys } from '@plugins/kit/ui/hooks';
import { useStacks } from '@plugins/kit/ui/internal';

/** Binds G to expand and collapse the current stack. */
export function StackKeys() {
  const t = useT('similar');
  const { count, turn } = useStacks();
  useKeys(
    count > 0
      ? [
          {
            keys: ['KeyG'],
            shown: 'G',
            label: t('keys.turn'),
            run: (media) => media !== null && turn(media.id),
          },
        ]
      : [],
  );
  return null;
}
