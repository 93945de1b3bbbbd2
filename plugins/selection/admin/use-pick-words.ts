'use client';

import { useT } from '@plugins/kit/admin';
import { isolateBidi } from '@plugins/kit/rules';
import { useFormatter } from 'next-intl';
import { useMemo } from 'react';
import type { Picked } from './filter-picks';

/** Returns functions that describe who picked a photograph, and for which product. */
export function usePickWords() {
  const t = useT('selection.admin');
  const format = useFormatter();
  return useMemo(() => {
    const name = (pick: Picked) => (pick.picker.name === null ? t('client') : isolateBidi(pick.picker.name));
    const list = (words: string[]) => format.list([...new Set(words)], { type: 'conjunction' });
    return {
      name,
      /** `alone`: only one product is shown, so its name is left out. */
      who: (picks: Picked[], alone: boolean) =>
        alone
          ? t('by', { name: list(picks.map(name)) })
          : t('forBy', {
              product: list(picks.map(({ product }) => isolateBidi(product.name))),
              name: list(picks.map(name)),
            }),
    };
  }, [t, format]);
}
