'use client';

import type { MediaView } from '@plugins/kit/ui/wire';
import { Thumb } from './Thumb';
import { STRIP } from './use-photo-views';

/** The first picks of a product in a row of fixed height, and how many more there are. Null photos are loading. */
export function PickedStrip({ photos, count }: { photos: readonly MediaView[] | null; count: number }) {
  // Picks of withdrawn photographs count, and are not shown.
  const shown = Math.min(STRIP, photos?.length ?? count);
  if (shown === 0) return null;
  return (
    <span className="picked-strip" aria-hidden="true" data-loading={photos === null || undefined}>
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of a row, which never move
        <span key={at} className="picked-place">
          <Thumb media={photos?.[at]} square />
          {at === shown - 1 && count > shown ? <bdi>+{count - shown + 1}</bdi> : null}
        </span>
      ))}
    </span>
  );
}
