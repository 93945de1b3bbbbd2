'use client';

import { useT } from '@plugins/kit/ui';
import { useStrip } from '@plugins/kit/ui/internal';
import type { MediaView } from '@plugins/kit/ui/wire';
import { useRef } from 'react';
import { Thumb } from '../ui/Thumb';
import { currentOf } from './culling';
import { useCull } from './use-cull';

interface StripProps {
  /** The photograph that waits for room. */
  wanted: MediaView | undefined;
  medias: ReadonlyMap<string, MediaView>;
}

/** In a swap: the photograph to add, and all picks to choose from which one goes. */
export function CullStrip({ wanted, medias }: StripProps) {
  const t = useT('selection');
  const [store, { culling }] = useCull();
  const row = useRef<HTMLDivElement>(null);
  const current = currentOf(culling);
  useStrip(row, '[aria-current="true"]', current ?? '');
  const open = culling.round.filter((id) => medias.has(id) && (id === current || store.isOpen(id)));
  return (
    <div className="cull-swap">
      {wanted ? (
        <figure className="cull-wanted">
          <Thumb media={wanted} square />
          <figcaption>{t('limit.wanted')}</figcaption>
        </figure>
      ) : null}
      <div ref={row} className="cull-strip is-strip">
        {open.map((id, at) => (
          <button
            key={id}
            type="button"
            aria-current={id === current || undefined}
            aria-label={t('cull.where', { at: at + 1, of: open.length })}
            onClick={() => store.jump(id)}
          >
            <Thumb media={medias.get(id)} square />
          </button>
        ))}
      </div>
    </div>
  );
}
