'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { keepNavChoice, NAV_BESIDE, navChoice } from './nav-choice';

/**
 * Whether the navigation is open, and the call that opens or closes it. Beside the page the choice is kept in a cookie;
 * as a layer over the page it begins closed and closes with each page. The layout itself is CSS (`custom.css`), which
 * needs neither script nor hydration.
 */
export function useNavOpen(): { open: boolean; layer: boolean; setOpen: (open: boolean) => void } {
  const path = usePathname();
  // What the server rendered for a wide window; the effect reads the window.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page closes the layer
  useEffect(() => setShown(false), [path]);
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
