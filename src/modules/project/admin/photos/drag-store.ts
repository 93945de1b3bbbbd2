import { useSyncExternalStore } from 'react';

/** The photographs being dragged, with coordinates in px of the window. */
export interface Drag {
  medias: string[];
  x: number;
  y: number;
  /** The gallery under the pointer. */
  gallery: string | null;
  /** The position in the grid where they would be dropped. */
  place: number | null;
}

let drag: Drag | null = null;
const listeners = new Set<() => void>();

/** Sets the drag state, outside React's state, because the pointer moves sixty times a second. */
export function setDrag(next: Drag | null): void {
  drag = next;
  for (const listener of listeners) listener();
}

export const currentDrag = (): Drag | null => drag;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns a part of the drag state; a component re-renders only when its part changes. */
export function useDrag<T extends string | number | boolean | null>(pick: (drag: Drag | null) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => pick(drag),
    () => pick(null),
  );
}
