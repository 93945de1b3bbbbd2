'use client';

import { startTransition, useEffect, useState } from 'react';

/**
 * False on the server and while the page comes alive, true soon after: what is drawn anew then may be drawn in pieces
 * between two frames. For much at once; `useHydrated` is for what must be right with the first frame.
 */
export function useAliveSoon(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return alive;
}
