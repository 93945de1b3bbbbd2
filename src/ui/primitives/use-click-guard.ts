'use client';

import { type MouseEvent, useState } from 'react';
import { secondClick } from './second-click';

/**
 * A click handler that accepts one click in half a second: the second of a double click does nothing, follows no link.
 */
export function useClickGuard<E extends MouseEvent>(
  handler: ((event: E) => void) | undefined,
): (event: E) => void {
  const [isSecond] = useState(secondClick);
  return (event) => {
    if (!isSecond(event)) handler?.(event);
  };
}
