'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Slot } from '../slots/Slot';

/**
 * The gallery's menu: one row of icons where there is room, a sheet behind a button on a phone. The sheet is the browser's
 * own popover: it works before the script has come, closes on Escape and beside it. Without entries nothing of it shows.
 */
export function GalleryMenu() {
  const t = useTranslations('gallery');
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };
  return (
    <div className="menu">
      <button
        type="button"
        className="menu-button"
        popoverTarget={id}
        aria-label={t('menu')}
        title={t('menu')}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click of one of its buttons, however it was made, closes it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="menu-sheet"
        role="group"
        aria-label={t('menu')}
        onClick={close}
      >
        <Slot name="gallery.menu" />
      </div>
    </div>
  );
}
