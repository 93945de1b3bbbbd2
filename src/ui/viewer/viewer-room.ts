'use client';

import { useEffect } from 'react';
import { useGalleryContext } from '../gallery/gallery-context';

/**
 * How much space a part of the page takes from the viewer, in px: at its end (beside the photograph), and at its foot.
 */
export interface Room {
  beside: number;
  below: number;
}

const NONE: Room = { beside: 0, below: 0 };

/** The space taken beside or below the photograph: the viewer shows the photograph in the rest. */
export class ViewerRoom {
  #room = NONE;
  #listeners = new Set<() => void>();

  get = (): Room => this.#room;
  set(room: Room): void {
    if (room.beside === this.#room.beside && room.below === this.#room.below) return;
    this.#room = room;
    for (const listener of this.#listeners) listener();
  }
  clear = (): void => this.set(NONE);
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The page's one `ViewerRoom`. */
export function viewerRoom(shared: Map<string, unknown>): ViewerRoom {
  if (!shared.has('viewer-room')) shared.set('viewer-room', new ViewerRoom());
  return shared.get('viewer-room') as ViewerRoom;
}

/** Takes space of the viewer while a component is mounted: the photograph, its arrows and its bars keep to the rest. */
export function useViewerRoom({ beside, below }: Room): void {
  const { shared } = useGalleryContext();
  useEffect(() => viewerRoom(shared).set({ beside, below }), [shared, beside, below]);
  useEffect(() => viewerRoom(shared).clear, [shared]);
}
