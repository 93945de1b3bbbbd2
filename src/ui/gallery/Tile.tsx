'use client';

import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, memo, useState } from 'react';
import type { Layout, MediaView } from '@/core/wire';
import { TileBadge } from '../primitives/TileBadge';
import { Slot } from '../slots/Slot';
import { viewerHash } from '../viewer/viewer-hash';
import { placeholderColor } from './placeholder-color';
import { sizedSrcset } from './sized-srcset';
import type { StackView } from './stacking';

/** A tile's place: px from the inline start and from the top, or by the style sheet's own rule. */
interface Place {
  flow?: CSSProperties | undefined;
  x?: number | undefined;
  y?: number | undefined;
  w?: number | undefined;
  h?: number | undefined;
}

export interface TileProps extends Place {
  media: MediaView;
  layout: Layout;
  listId: string;
  /** The picture's rendered width, as the `sizes` of an image; without it by density. */
  sizes?: string | undefined;
  /** The page is hydrated: before that features show nothing on a tile, and the server is faster without them. */
  alive: boolean;
  /** Among the first of the page: fetched at once. */
  eager: boolean;
  /** The place in the whole list (from 0), where not all of it is in the page. */
  position?: number | undefined;
  total?: number;
  /** The photographs it represents, besides itself. */
  fold?: StackView | undefined;
  /** It belongs to an open stack. */
  unfolded?: boolean;
}

function styleOf({ flow, x, y, w, h }: Place): CSSProperties {
  if (w === undefined) return { ...flow };
  return { insetInlineStart: x, insetBlockStart: y, inlineSize: w, blockSize: h };
}

/** One photograph of the grid: a real link to it, in a box of its exact shape and color from the first paint. */
export const Tile = memo(function Tile(props: TileProps) {
  const { media, layout, listId, alive, eager, position, total, w, fold, unfolded } = props;
  const style = { ...styleOf(props), backgroundColor: placeholderColor(media.thumbhash) };
  const sizes = w === undefined || layout === 'vertical' ? props.sizes : `${Math.ceil(w)}px`;
  return (
    <li
      className="tile"
      style={style}
      data-fold={fold ? (fold.open ? 'open' : 'closed') : unfolded ? 'part' : undefined}
      aria-setsize={position === undefined ? undefined : total}
      aria-posinset={position === undefined ? undefined : position + 1}
    >
      <a href={viewerHash(listId, media.id)} data-pid={media.id}>
        {media.state === 'ready' ? (
          <Photo media={media} eager={eager} layout={layout} sizes={sizes} />
        ) : (
          <Waiting name={media.name} />
        )}
      </a>
      <div className="tile-badges">
        {media.hidden && <Hidden />}
        {alive && <Slot name="gallery.badge" media={media} />}
      </div>
      {alive && <Slot name="gallery.tile" media={media} />}
      {alive && fold && (
        <div className="tile-fold">
          <Slot name="gallery.fold" media={media} fold={fold} />
        </div>
      )}
    </li>
  );
});

/** The place of a photograph that is not loaded yet. */
export const WaitingPlace = memo(function WaitingPlace(place: Place) {
  return <li className="tile" style={styleOf(place)} aria-hidden="true" />;
});

interface PhotoProps {
  media: MediaView;
  eager: boolean;
  layout: Layout;
  sizes: string | undefined;
}

function Photo({ media, eager, layout, sizes }: PhotoProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <span className="tile-word">{media.name}</span>;
  const byWidth = layout !== 'vertical';
  return (
    <img
      src={media.urlS}
      srcSet={byWidth ? sizedSrcset(media) : denser(media)}
      sizes={byWidth ? (sizes ?? stripSizes(media)) : undefined}
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

/** The sizes for denser screens: the one in `src` is left out, since a page repeats it a hundred times. */
function denser({ srcset, urlS }: MediaView): string | undefined {
  return srcset.replace(`${urlS} 1x, `, '') || undefined;
}

/** A picture of the filmstrip is as wide as the strip's height allows; styles/photographs.css has the same rule. */
function stripSizes({ width, height }: MediaView): string {
  const ratio = width > 0 && height > 0 ? width / height : 1.5;
  return `calc(${ratio.toFixed(2)} * clamp(200px, min(62svh, 54vw), 640px))`;
}

/** The badge of a photograph that guests do not see. */
function Hidden() {
  const t = useTranslations('gallery');
  return <TileBadge icon={<EyeOff aria-hidden="true" />} label={t('hiddenFromGuests')} />;
}

/** A photograph still being rendered: its place is kept, and it appears when it is ready. */
function Waiting({ name }: { name: string }) {
  const t = useTranslations('gallery');
  return (
    <span className="tile-word tile-waiting">
      <span className="sr-only">{name}: </span>
      {t('processing')}
    </span>
  );
}
