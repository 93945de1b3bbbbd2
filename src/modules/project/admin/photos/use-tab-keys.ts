'use client';

import { useEffect, useRef } from 'react';

/** Runs the action of a key pressed anywhere on the page, except in fields, dialogs and menus. */
export function useTabKeys(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      const busy =
        key.target instanceof Element && key.target.closest('input, textarea, select, dialog, [role=menu]');
      const act = latest.current[key.key];
      if (busy || !act || key.ctrlKey || key.metaKey || key.altKey) return;
      act();
      key.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
