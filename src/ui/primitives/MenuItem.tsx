'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from './Spinner';
import { useClickGuard } from './use-click-guard';

/** Props of an entry of the gallery’s menu. */
export interface MenuItemProps {
  icon: ReactNode;
  label: string;
  /** Its address; without it a button. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** In flight: disabled, with a spinner. */
  busy?: boolean;
  disabled?: boolean;
  /** A state that is on or off. */
  pressed?: boolean;
}

/**
 * One line of the gallery's menu (`gallery.menu`), icon and text; in the bar itself (`gallery.bar`) an icon. A press
 * closes the menu; a dialog opened by it stays open.
 */
export function MenuItem({ icon, label, href, onClick, busy = false, disabled, pressed }: MenuItemProps) {
  const guarded = useClickGuard(onClick);
  const content = (
    <>
      <span className="menu-icon" aria-hidden="true">
        {busy ? <Spinner /> : icon}
      </span>
      <span className="menu-word">{label}</span>
    </>
  );
  if (href)
    return (
      <a className="menu-item" href={href} onClick={guarded} title={label}>
        {content}
      </a>
    );
  return (
    <button
      type="button"
      className="menu-item"
      title={label}
      onClick={guarded}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
    >
      {content}
    </button>
  );
}
