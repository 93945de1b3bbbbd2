'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns whether the content above an element is scrolled out of sight: put the ref on an empty element below it. */
export function useStuck(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const watch = new IntersectionObserver((entries) => {
      // The newest of several is last.
      const entry = entries.at(-1);
      if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return [ref, stuck];
}
