'use client';

import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, memo, useState } from 'react';
import type { MediaView } from '@/domain/wire';
import { Slot } from '../slots/Slot';
import { TileBadge } from '../ui/TileBadge';
import { viewerHash } from '../viewer/viewer-hash';
import { tileRatio } from './layout-rows';
import { placeholderColour } from './placeholder-colour';

export interface TileProps {
  media: MediaView;
  listId: string;
  /** The page is alive: before that features have nothing to say on a tile, and the server is quicker without asking. */
  alive: boolean;
  /** Among the first of the page: fetched at once. */
  eager: boolean;
}

/** One photograph of the grid: a real link to it, in a box of its exact shape and colour from the first paint. */
export const Tile = memo(function Tile({ media, listId, alive, eager }: TileProps) {
  const style = {
    '--r': tileRatio(media),
    backgroundColor: placeholderColour(media.thumbhash),
  } as CSSProperties;
  return (
    <li className="tile" style={style}>
      <a href={viewerHash(listId, media.id)} data-pid={media.id}>
        {media.state === 'ready' ? <Photo media={media} eager={eager} /> : <Waiting name={media.name} />}
      </a>
      <div className="tile-badges">
        {media.hidden && <Hidden />}
        {alive && <Slot name="gallery.badge" media={media} />}
      </div>
      {alive && <Slot name="gallery.tile" media={media} />}
    </li>
  );
});

function Photo({ media, eager }: { media: MediaView; eager: boolean }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <span className="tile-word">{media.name}</span>;
  return (
    <img
      src={media.urlS}
      srcSet={denser(media)}
      width={media.width || undefined}
      height={media.height || undefined}
      alt={media.name}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

/** The sizes for denser screens: what `src` already says is not said twice, a hundred times a page. */
function denser({ srcset, urlS }: MediaView): string | undefined {
  return srcset.replace(`${urlS} 1x, `, '') || undefined;
}

/** Says that guests do not see this one. */
function Hidden() {
  const t = useTranslations('gallery');
  return <TileBadge icon={<EyeOff aria-hidden="true" />} label={t('hiddenFromGuests')} />;
}

/** A photograph on its way: its place is kept, and it comes by itself. */
function Waiting({ name }: { name: string }) {
  const t = useTranslations('gallery');
  return (
    <span className="tile-word tile-waiting">
      <span className="sr-only">{name}: </span>
      {t('processing')}
    </span>
  );
}
