'use client';

import { useT } from '@plugins/kit/ui';
import { useFolds, useKeys } from '@plugins/kit/ui/hooks';

/** G opens the stack one is at, and closes it. */
export function StackKeys() {
  const t = useT('similar');
  const { count, turn } = useFolds();
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
