'use client';

import { useT } from '@plugins/kit/ui';
import type { MediaView } from '@plugins/kit/ui/wire';
import type { CSSProperties } from 'react';
import type { Way, Ways } from './courses';
import { useCull } from './use-cull';
import { useSwipe } from './use-swipe';

interface PhotoProps {
  media: MediaView;
  /** The next photograph, for preloading. */
  next: MediaView | undefined;
  ways: Ways;
  rtl: boolean;
  onWay: (way: Way) => void;
}

/** The photograph to decide on; it can be swiped. Remounted per photograph, so that a drag ends with it. */
export function CullPhoto({ media, next, ways, rtl, onWay }: PhotoProps) {
  const t = useT('selection');
  const [store, { culling, course }] = useCull();
  const { shift, leans, handlers } = useSwipe((where) => onWay(ways[where] ?? 'keep'), {
    rtl,
    down: ways.down !== null,
  });
  return (
    <div
      className="cull-photo"
      data-media={media.id}
      data-leans={leans ? ways[leans] : undefined}
      data-down={ways.down ? '' : undefined}
      {...handlers}
    >
      <img
        src={media.medium}
        srcSet={`${media.medium} 1280w, ${media.big} ${media.width}w`}
        sizes="100vw"
        alt={media.name}
        draggable={false}
        style={{ '--shift': `${shift.x}px ${shift.y}px` } as CSSProperties}
      />
      {next && <link rel="prefetch" as="image" href={next.medium} />}
      <p className="cull-where">
        {store.isOpen(media.id) ? null : <span>{t(`cull.gone.${course?.kind ?? 'picks'}`)}</span>}
        <bdi>{t('cull.where', { at: culling.at + 1, of: culling.round.length })}</bdi>
      </p>
    </div>
  );
}
