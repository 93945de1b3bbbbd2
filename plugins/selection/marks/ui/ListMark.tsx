'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard } from '@plugins/kit/ui/hooks';
import { cx } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Check, Plus } from 'lucide-react';
import type { ListView } from '../lists-view';
import { useSetListed } from './use-lists';

/** On a photograph while marks are for a list: adds it or removes it. */
export function ListMark({ media, list }: { media: MediaView; list: ListView }) {
  const t = useT('selection.lists');
  const set = useSetListed();
  const on = list.medias.includes(media.id);
  const press = useClickGuard(() => set(list, media, !on));
  return (
    <button
      type="button"
      className={cx('tile-mark tile-listed', on && 'is-picked')}
      aria-pressed={on}
      aria-label={t('putNamed', { name: media.name, list: list.name })}
      onClick={press}
    >
      {on ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </button>
  );
}
