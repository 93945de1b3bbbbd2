'use client';

import { type MouseEvent, useRef } from 'react';
import { CLICK_GUARD_MS } from '@/domain/constants';

/** A click handler that hears one click in half a second: the second of a double click does nothing, follows no link. */
export function useClickGuard<E extends MouseEvent>(
  handler: ((event: E) => void) | undefined,
): (event: E) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    if (event.timeStamp - last.current < CLICK_GUARD_MS) {
      event.preventDefault();
      return;
    }
    last.current = event.timeStamp;
    handler?.(event);
  };
}
