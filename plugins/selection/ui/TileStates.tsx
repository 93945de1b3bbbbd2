'use client';

import { useT } from '@plugins/kit/ui';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Heart } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useOthers } from '../marks/ui/FavouriteHeart';
import { useMarksOf } from '../marks/ui/use-marks';
import { ProductTick } from './ProductTick';
import { pickedFor } from './tile-part';
import { useSelectionPart } from './use-selection';

interface TileStatesProps {
  media: MediaView;
  /** What the mark beside it is for, and is left out here: `favourites`, a product's id, or neither. */
  target: string | null;
}

/** Everything else a photograph is chosen for: this person's favorite, others' favorites, and other products. */
export function TileStates({ media, target }: TileStatesProps) {
  const t = useT('selection');
  const { favourite } = useMarksOf(media.id);
  const others = useOthers(media.id);
  const mine = favourite && target !== 'favourites';
  const picked = useSelectionPart((state) => pickedFor(state, media.id, target)) ?? [];
  if (!mine && others.length === 0 && picked.length === 0) return null;
  const liked = others.length > 0 ? t('marks.likedBy', { who: others.join(', ') }) : null;
  const names = [...(liked ? [liked] : []), ...picked.map(({ name }) => name)];
  const words = [mine ? t('marks.favourite') : '', liked ?? '', ...picked.map(({ name }) => name)];
  const shown = names.join(', ');
  // The room that signs and names take, by the usual width of a letter: see `.tile-names`.
  const room = `${shown.length * 0.58 + (picked.length + 1) * 1.5 + 1.5}em`;
  return (
    <span className="tile-states">
      <span className="tile-signs" aria-hidden="true">
        {(mine || others.length > 0) && <Heart data-mine={mine || undefined} />}
        {picked.map(({ id, tint }) => (
          <ProductTick key={id} tint={tint} on />
        ))}
        {names.length > 0 && (
          <span className="tile-names" title={shown} style={{ '--room': room } as CSSProperties}>
            {shown}
          </span>
        )}
      </span>
      <span className="sr-only">{words.filter(Boolean).join(', ')}</span>
    </span>
  );
}
