'use client';

import { hooks, useT, type Wire } from '@plugins/kit/ui';
import { ChevronUp, Columns2, Layers } from 'lucide-react';
import './similar.css';

/** How many similar shots lie here; a tap lays them out, and puts them together again. Laid out, they can be compared. */
export function StackBadge({ media, fold }: { media: Wire.MediaView; fold: Wire.FoldView }) {
  const t = useT('similar');
  const { turn } = hooks.useFolds();
  const { medias } = hooks.useGallery();
  const compare = hooks.useSideBySide();
  const press = hooks.useClickGuard(() => void turn(media.id));
  const beside = hooks.useClickGuard(() => {
    const others = new Set(fold.others);
    compare([media, ...medias().filter(({ id, state }) => others.has(id) && state === 'ready')]);
  });
  return (
    <>
      {fold.open && (
        <button
          type="button"
          className="stack-badge"
          aria-label={t('compare')}
          title={t('compare')}
          onClick={beside}
        >
          <span className="stack-pill">
            <Columns2 aria-hidden="true" />
          </span>
        </button>
      )}
      <button
        type="button"
        className="stack-badge"
        aria-expanded={fold.open}
        aria-label={t(fold.open ? 'close' : 'open', { count: fold.count, name: media.name })}
        title={t(fold.open ? 'closeShort' : 'openShort', { count: fold.count })}
        onClick={press}
      >
        <span className="stack-pill">
          {fold.open ? <ChevronUp aria-hidden="true" /> : <Layers aria-hidden="true" />}
          <bdi>{fold.count}</bdi>
        </span>
      </button>
    </>
  );
}
