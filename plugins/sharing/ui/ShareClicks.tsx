'use client';

import { useEffect } from 'react';
import { listenShareClicks } from './listen-share-clicks';

/** Renders nothing: adds popups, copying and counting to the share links of this page. */
export function ShareClicks() {
  useEffect(() => listenShareClicks(), []);
  return null;
}
