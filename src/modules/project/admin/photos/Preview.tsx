'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { EyeOff, Heart, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LargeView } from './LargeView';
import type { Actions } from './use-actions';

/** One photograph in full screen, with the same keys as in the grid. */
export function Preview({
  actions,
  ...view
}: {
  event: string;
  order: readonly StudioPhoto[];
  token: string;
  id: string;
  onGo: (id: string) => void;
  actions: Actions;
  onClose: () => void;
}) {
  const t = useTranslations('admin-photos');
  const photo = view.order.find(({ id }) => id === view.id);
  return (
    <LargeView
      {...view}
      onKey={(key, shown) => {
        if (key.key !== 'Delete' && key.key !== 'Backspace')
          return actions.press(key.key, key.ctrlKey || key.metaKey || key.altKey, shown);
        void actions.remove(shown).then((next) => (next ? view.onGo(next) : undefined));
        return true;
      }}
      about={
        <>
          {photo && photo.picks > 0 ? (
            <span title={t('picks', { count: photo.picks })}>
              <Heart aria-hidden /> {photo.picks}
            </span>
          ) : null}
          {photo?.hidden ? (
            <span>
              <EyeOff aria-hidden /> {t('state.hidden')}
            </span>
          ) : null}
          {photo?.private ? (
            <span>
              <Lock aria-hidden /> {t('state.withdrawn')}
            </span>
          ) : null}
        </>
      }
    />
  );
}
