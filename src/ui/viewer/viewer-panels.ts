'use client';

import { useEffect, useRef, useState } from 'react';
import { useGalleryContext } from '../gallery/gallery-context';

/** An open panel of the viewer. */
export interface ViewerPanel {
  close: () => void;
  /** What Escape ends within the panel before it closes it; true if there was something. */
  escape?: () => boolean;
}

/** The panel that is open in the viewer: one at a time. */
export class ViewerPanels {
  #panel: ViewerPanel | null = null;

  get isOpen(): boolean {
    return this.#panel !== null;
  }

  /** Registers an open panel, and closes the one before it. Returns the function that removes it. */
  add(panel: ViewerPanel): () => void {
    const before = this.#panel;
    this.#panel = panel;
    before?.close();
    return () => {
      if (this.#panel === panel) this.#panel = null;
    };
  }

  /** Handles Escape. False without a panel: the key is for the viewer. */
  escape(): boolean {
    const panel = this.#panel;
    if (panel && !panel.escape?.()) panel.close();
    return panel !== null;
  }

  close(): void {
    this.#panel?.close();
  }
}

/** The page's one `ViewerPanels`. */
export function viewerPanels(shared: Map<string, unknown>): ViewerPanels {
  if (!shared.has('viewer-panels')) shared.set('viewer-panels', new ViewerPanels());
  return shared.get('viewer-panels') as ViewerPanels;
}

const isInViewer = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.closest('.pswp') !== null;

/**
 * Declares an open panel of the viewer (`viewer.panel`) while a component is mounted: Escape, another panel, or the
 * viewer's end closes it. The focus returns to the button that opened it.
 */
export function useViewerPanel(panel: ViewerPanel): void {
  const { shared } = useGalleryContext();
  const latest = useRef(panel);
  latest.current = panel;
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useEffect(
    () =>
      viewerPanels(shared).add({
        close: () => latest.current.close(),
        escape: () => latest.current.escape?.() ?? false,
      }),
    [shared],
  );
  useEffect(
    () => () => {
      // Only the focus that was in the panel is lost with it.
      if (document.activeElement !== document.body) return;
      const back = isInViewer(opener) && opener.isConnected ? opener : null;
      (back ?? document.querySelector<HTMLElement>('.viewer-more'))?.focus({ preventScroll: true });
    },
    [opener],
  );
}
