'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard } from '@plugins/kit/ui/hooks';
import { cx } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Check, Plus } from 'lucide-react';
import type { ListView } from '../lists-view';
import { useSetListed } from './use-lists';

/** On a photograph while hearts are for a list: adds it or removes it. */
export function ListHeart({ media, list }: { media: MediaView; list: ListView }) {
  const t = useT('selection.lists');
  const set = useSetListed();
  const on = list.medias.includes(media.id);
  const press = useClickGuard(() => set(list, media, !on));
  if (media.state !== 'ready') return null;
  return (
    <button
      type="button"
      className={cx('tile-heart tile-listed', on && 'is-picked')}
      aria-pressed={on}
      aria-label={t('putNamed', { name: media.name, list: list.name })}
      onClick={press}
    >
      {on ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </button>
  );
}
