'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { keepNavChoice, NAV_BESIDE, navChoice } from './nav-choice';

/**
 * Returns whether the navigation is open, and a setter. Beside the page the choice is stored in a cookie; as a layer
 * over the page it starts closed and closes with each navigation. The layout itself is CSS (`custom.css`), which needs
 * neither script nor hydration.
 */
export function useNavOpen(): { open: boolean; layer: boolean; setOpen: (open: boolean) => void } {
  const path = usePathname();
  // The server rendered for a wide window; the effect measures the real one.
  const [beside, setBeside] = useState(true);
  const [kept, setKept] = useState(true);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const query = matchMedia(NAV_BESIDE);
    const read = () => {
      setBeside(query.matches);
      setShown(false);
    };
    read();
    setKept(navChoice(document.documentElement.dataset.nav) === 'open');
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  const [latest, setLatest] = useState(path);
  // Each new page closes the layer.
  if (latest !== path) {
    setLatest(path);
    setShown(false);
  }
  const setOpen = useCallback(
    (open: boolean) => {
      if (!beside) return setShown(open);
      keepNavChoice(open ? 'open' : 'closed');
      setKept(open);
    },
    [beside],
  );
  return { open: beside ? kept : shown, layer: !beside, setOpen };
}
