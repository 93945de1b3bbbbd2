'use client';

import { useEffect, useRef } from 'react';

/**
 * Runs the action of a key pressed anywhere on the page, except in fields, dialogs and menus, and where another part has
 * handled it. `mod+a`: with Ctrl, or Command.
 */
export function useTabKeys(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      const busy =
        key.target instanceof Element && key.target.closest('input, textarea, select, dialog, [role=menu]');
      const name = key.ctrlKey || key.metaKey ? `mod+${key.key.toLowerCase()}` : key.key;
      const act = latest.current[name];
      if (busy || !act || key.altKey || key.defaultPrevented) return;
      act();
      key.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
