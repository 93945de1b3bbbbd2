'use client';

import { startTransition, useEffect, useState } from 'react';

/**
 * False on the server and during hydration, true soon after: rendering it then may be split over several frames. For
 * large subtrees; `useHydrated` is for what must be right with the first frame.
 */
export function useAliveSoon(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return alive;
}
