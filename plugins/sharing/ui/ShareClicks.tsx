'use client';

import { useEffect } from 'react';
import { hearShareClicks } from './hear-share-clicks';

/** Shows nothing: lets the ways to share on this page do more than plain links do. */
export function ShareClicks() {
  useEffect(() => hearShareClicks(), []);
  return null;
}
