'use client';

import { useEffect, useRef } from 'react';
import { useGalleryContext } from './gallery-context';
import type { KeyBinding } from './keys';

/** Declares keys while a component is mounted. The bindings may change at each render; their number may too. */
export function useKeys(bindings: KeyBinding[]): void {
  const { keys } = useGalleryContext();
  const latest = useRef(bindings);
  latest.current = bindings;
  const shape = bindings.map((b) => `${b.keys.join()}=${b.label}`).join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` changes with the bindings
  useEffect(() => {
    const ends = latest.current.map((binding, index) =>
      keys.add({ ...binding, run: (media) => latest.current[index]?.run(media) ?? undefined }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [keys, shape]);
}
