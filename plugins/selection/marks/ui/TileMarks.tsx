'use client';

import { useT } from '@plugins/kit/ui';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Star } from 'lucide-react';
import { useMarksOf } from './use-marks';

/** On a tile: this person's stars and color, if set. */
export function TileMarks({ media }: { media: MediaView }) {
  const t = useT('selection.marks');
  const { stars, colour } = useMarksOf(media.id);
  if (stars === 0 && colour === null) return null;
  const words = [stars > 0 ? t('stars', { count: stars }) : '', colour ? t(`colour.${colour}`) : ''];
  return (
    <span className="tile-marks" role="img" aria-label={words.filter(Boolean).join(', ')}>
      {stars > 0 && (
        <bdi dir="ltr">
          <Star aria-hidden="true" />
          {stars}
        </bdi>
      )}
      {colour && <span className="mark-dot" data-colour={colour} />}
    </span>
  );
}
