import type PhotoSwipe from 'photoswipe';
import type { ViewerPanels } from './viewer-panels';

/**
 * Gives keys and presses to what is open over the photograph: a dialog, the menu, then a panel; Escape closes the
 * topmost alone. Returns whether the menu or a panel is open.
 */
export function topLayerFirst(pswp: PhotoSwipe, panels: ViewerPanels): () => boolean {
  const isMenuOpen = () => pswp.element?.querySelector('.viewer-sheet:popover-open') != null;
  pswp.on('keydown', (event) => {
    // The browser closes both on Escape itself, after this event.
    if (document.querySelector('dialog[open]') || isMenuOpen()) event.preventDefault();
    else if (event.originalEvent.key === 'Escape' && panels.escape()) event.preventDefault();
  });
  // The press that closes the menu does nothing to the photograph below.
  pswp.on('pointerDown', (event) => {
    if (isMenuOpen()) event.preventDefault();
  });
  return () => panels.isOpen || isMenuOpen();
}
