'use client';

import { useViewerRoom } from '@plugins/kit/ui/internal';
import { useEffect, useState } from 'react';

/** From this width on the panel is beside the photograph, else below it. */
const BESIDE = '(min-width: 768px)';
/** A smaller loss of window height is a browser's own bar, not a keyboard. */
const KEYBOARD = 120;

/**
 * Reserves the panel's size in the viewer; on phones keeps it above the keyboard. Its wheel events stay in it.
 * `typing`: a keyboard covers part of the screen.
 */
export function usePlace(panel: HTMLElement | null): { typing: boolean } {
  const [room, setRoom] = useState({ beside: 0, below: 0 });
  const [keyboard, setKeyboard] = useState(0);
  useEffect(() => {
    if (!panel) return;
    const wide = matchMedia(BESIDE);
    const measure = () => {
      const { width, height } = panel.getBoundingClientRect();
      setRoom(
        wide.matches ? { beside: Math.round(width), below: 0 } : { beside: 0, below: Math.round(height) },
      );
    };
    const own = (event: WheelEvent) => event.stopPropagation();
    const sizes = new ResizeObserver(measure);
    sizes.observe(panel);
    panel.addEventListener('wheel', own);
    const screen = window.visualViewport;
    const covered = () => {
      const hidden = screen ? innerHeight - screen.height - screen.offsetTop : 0;
      const high = !wide.matches && hidden > KEYBOARD ? Math.round(hidden) : 0;
      panel.style.setProperty('--keyboard', `${high}px`);
      setKeyboard(high);
    };
    screen?.addEventListener('resize', covered);
    screen?.addEventListener('scroll', covered);
    return () => {
      sizes.disconnect();
      panel.removeEventListener('wheel', own);
      screen?.removeEventListener('resize', covered);
      screen?.removeEventListener('scroll', covered);
    };
  }, [panel]);
  useViewerRoom({ beside: room.beside, below: room.below + (room.below > 0 ? keyboard : 0) });
  return { typing: keyboard > 0 };
}
