'use client';

import { hooks, useT } from '@plugins/kit/ui';

/** G opens the stack one is at, and closes it. */
export function StackKeys() {
  const t = useT('similar');
  const { count, turn } = hooks.useFolds();
  hooks.useKeys(
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
