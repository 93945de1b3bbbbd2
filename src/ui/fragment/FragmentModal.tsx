'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenShown } from '../primitives/when-shown';
import { closeFragments, followHistory, shownFragments, subscribeFragments } from './use-fragment';

const FragmentDialog = whenShown(() => import('./FragmentDialog').then((file) => file.FragmentDialog));

const pathNow = () => shownFragments().at(-1) ?? null;

/** The one shared modal: shows the address that is opened in it, and follows the browser's history. */
export function FragmentModal() {
  const path = useSyncExternalStore(subscribeFragments, pathNow, () => null);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, []);
  useEffect(() => {
    if (path) setUsed(true);
  }, [path]);
  return used || path ? <FragmentDialog path={path} open={path !== null} onClose={closeFragments} /> : null;
}
