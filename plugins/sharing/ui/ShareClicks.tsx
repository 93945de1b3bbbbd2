'use client';

import { useEffect } from 'react';
import { hearShareClicks } from './hear-share-clicks';

/** Renders nothing: adds popups, copying and counting to the share links of this page. */
export function ShareClicks() {
  useEffect(() => hearShareClicks(), []);
  return null;
}
