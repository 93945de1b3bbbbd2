'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard, useGallery, useViewerPanel } from '@plugins/kit/ui/hooks';
import { useViewerPlace } from '@plugins/kit/ui/internal';
import { cx, IconButton, ViewerButton } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Heart, Star, X } from 'lucide-react';
import { COLOURS, STARS_MOST } from '../rules/photo-marks';
import { useMark, useMarks, useMarksOf, useMarksStore } from './use-marks';

/** In the viewer and the comparison: this person's favorite, before the products. */
export function ViewerFavourite({ media }: { media: MediaView }) {
  const t = useT('selection.marks');
  const store = useMarksStore();
  const { favourite } = useMarksOf(media.id);
  const mark = useMark();
  const press = useClickGuard(() => mark(media, { favourite: !favourite }));
  const inMenu = useViewerPlace() === 'menu';
  if (!store || inMenu) return null;
  return (
    <button
      type="button"
      className={cx('viewer-favourite', favourite && 'is-picked')}
      aria-pressed={favourite}
      aria-label={t('favourite')}
      title={t('favourite')}
      onClick={press}
    >
      <Heart aria-hidden="true" />
    </button>
  );
}

/** The line of the viewer's menu that opens stars and colors. */
export function ViewerMarks() {
  const t = useT('selection.marks');
  const store = useMarksStore();
  const open = useMarks((marks) => marks.get().panel) ?? false;
  const { rate } = useGallery().event.can;
  if (!store || !rate) return null;
  return (
    <ViewerButton
      icon={<Star aria-hidden="true" />}
      label={t('panel')}
      expanded={open}
      onClick={() => store.setPanel(!open)}
    />
  );
}

/** Stars and colors of the photograph in the viewer, above its bar. Stays open from photograph to photograph. */
export function MarksPanel({ media }: { media: MediaView }) {
  const store = useMarksStore();
  const open = useMarks((marks) => marks.get().panel) ?? false;
  const { rate } = useGallery().event.can;
  return store && open && rate ? <OpenPanel media={media} onClose={() => store.setPanel(false)} /> : null;
}

/** Pressing the current star or color removes it. */
function OpenPanel({ media, onClose }: { media: MediaView; onClose: () => void }) {
  const t = useT('selection.marks');
  const { stars, colour } = useMarksOf(media.id);
  const mark = useMark();
  useViewerPanel({ close: onClose });
  return (
    <section className="marks-panel" aria-label={t('panel')}>
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, not form fields */}
      <div role="group" aria-label={t('starsName')} dir="ltr">
        {Array.from({ length: STARS_MOST }, (_, at) => at + 1).map((count) => (
          <button
            key={count}
            type="button"
            className="mark-star"
            data-lit={stars >= count || undefined}
            aria-pressed={stars === count}
            aria-label={t('stars', { count })}
            onClick={() => mark(media, { stars: stars === count ? 0 : count })}
          >
            <Star aria-hidden="true" />
          </button>
        ))}
      </div>
      <CloseButton onClick={onClose} />
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, not form fields */}
      <div role="group" aria-label={t('colourName')} dir="ltr">
        {COLOURS.map((each) => (
          <button
            key={each}
            type="button"
            className="mark-colour"
            aria-pressed={colour === each}
            aria-label={t(`colour.${each}`)}
            title={t(`colour.${each}`)}
            onClick={() => mark(media, { colour: colour === each ? null : each })}
          >
            <span className="mark-dot" data-colour={each} />
          </button>
        ))}
      </div>
    </section>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useT('selection');
  return <IconButton icon={<X aria-hidden="true" />} label={t('cull.close')} onClick={onClick} />;
}
