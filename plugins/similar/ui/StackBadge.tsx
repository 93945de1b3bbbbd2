'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard, useGallery, useSideBySide } from '@plugins/kit/ui/hooks';
import { useStacks } from '@plugins/kit/ui/internal';
import type { MediaView, StackView } from '@plugins/kit/ui/wire';
import { ChevronUp, Columns2, Layers } from 'lucide-react';
import './similar.css';

/** The number of shots in a stack; a tap expands and collapses it. An expanded one can be compared. */
export function StackBadge({ media, fold }: { media: MediaView; fold: StackView }) {
  const t = useT('similar');
  const { turn } = useStacks();
  const { medias } = useGallery();
  const compare = useSideBySide();
  const press = useClickGuard(() => void turn(media.id));
  const beside = useClickGuard(() => {
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
