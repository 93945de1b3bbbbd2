'use client';

import { Columns2, Ellipsis, Expand, GalleryHorizontalEnd, Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useId, useRef, useState } from 'react';
import type { MediaView } from '@/core/wire';
import { NoticeHost } from '../primitives/NoticeHost';
import { ViewerButton } from '../primitives/ViewerButton';
import { ViewerPlaceContext } from '../primitives/viewer-place';
import { Slot } from '../slots/Slot';
import { useFullScreen } from './full-screen';
import { useCompare, useLayAside } from './use-compare';

export interface ViewerMenuProps {
  media: MediaView;
  /** The slideshow plays. */
  plays: boolean;
  onPlay: () => void;
}

/**
 * The viewer's menu: everything that is not in its bar, behind one button. The browser's own popover: Escape and a
 * press outside close it, on phones it is a sheet at the foot. A switch leaves it open, every other line closes it.
 */
export function ViewerMenu({ media, plays, onPlay }: ViewerMenuProps) {
  const t = useTranslations('gallery');
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [compare, { medias }] = useCompare();
  const layAside = useLayAside();
  const screen = useFullScreen();
  // Before the line's own handler: the focus is back on the button then, where a dialog or a panel returns it to.
  const pressed = ({ target }: MouseEvent) => {
    const line = target instanceof Element ? target.closest('.viewer-line') : null;
    if (line && !line.hasAttribute('aria-pressed')) sheet.current?.hidePopover();
  };
  return (
    <>
      {plays && (
        <button
          type="button"
          className="viewer-button viewer-pause"
          aria-label={t('viewer.pause')}
          title={t('viewer.pause')}
          onClick={() => {
            onPlay();
            // This button goes.
            more.current?.focus();
          }}
        >
          <Pause aria-hidden="true" />
        </button>
      )}
      <button
        ref={more}
        type="button"
        className="viewer-button viewer-more"
        popoverTarget={id}
        aria-label={t('viewer.menu')}
        title={t('viewer.menu')}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="viewer-sheet"
        role="group"
        aria-label={t('viewer.menu')}
        onClickCapture={pressed}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          // Its lines are about the photograph that is shown: it stays.
          if (newState === 'open' && plays) onPlay();
        }}
        // PhotoSwipe takes the wheel of everything inside the viewer.
        onWheel={(event) => event.stopPropagation()}
      >
        <ViewerPlaceContext value="menu">
          <div className="viewer-near">
            <Slot name="viewer.bar" media={media} />
          </div>
          <Slot name="viewer.menu" media={media} />
          <ViewerButton
            icon={<Columns2 />}
            label={t(compare.has(media.id) ? 'compare.leave' : 'compare.add')}
            onClick={() => layAside(media)}
          />
          {medias.length > 1 && (
            <ViewerButton
              icon={<GalleryHorizontalEnd />}
              label={t('compare.these', { count: medias.length })}
              onClick={() => compare.show()}
            />
          )}
          <ViewerButton icon={<Play />} label={t('viewer.play')} onClick={onPlay} />
          {screen.offered && (
            <ViewerButton
              icon={<Expand />}
              label={t('viewer.fullScreen')}
              pressed={screen.on}
              onClick={screen.toggle}
            />
          )}
          <p className="viewer-file">
            <bdi>{media.name}</bdi>
          </p>
        </ViewerPlaceContext>
        {open && <NoticeHost />}
      </div>
    </>
  );
}
