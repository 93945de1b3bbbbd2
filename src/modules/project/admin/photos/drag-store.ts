import { useSyncExternalStore } from 'react';

/** Photographs on their way under a finger or pointer, in px of the window. */
export interface Drag {
  medias: string[];
  x: number;
  y: number;
  /** The gallery they are over. */
  gallery: string | null;
  /** The place in the grid they would go to. */
  place: number | null;
}

let drag: Drag | null = null;
const listeners = new Set<() => void>();

/** Says what is dragged now; apart from React's state, because the pointer moves sixty times a second. */
export function setDrag(next: Drag | null): void {
  drag = next;
  for (const listener of listeners) listener();
}

export const currentDrag = (): Drag | null => drag;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A part of what is dragged; whoever reads little draws little. */
export function useDrag<T extends string | number | boolean | null>(pick: (drag: Drag | null) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => pick(drag),
    () => pick(null),
  );
}
