'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from './Spinner';
import { useClickGuard } from './use-click-guard';

/** Props of an entry of the gallery’s menu. */
export interface MenuItemProps {
  icon: ReactNode;
  label: string;
  /** The label's language, where it is not the page's. */
  lang?: string;
  /** Its address; without it a button. */
  href?: string;
  /** The address opens in a new tab. */
  newTab?: boolean;
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
export function MenuItem(item: MenuItemProps) {
  const { icon, label, lang, href, newTab = false, onClick, busy = false, disabled, pressed } = item;
  const guarded = useClickGuard(onClick);
  const content = (
    <>
      <span className="menu-icon" aria-hidden="true">
        {busy ? <Spinner /> : icon}
      </span>
      <span className="menu-word" lang={lang}>
        {label}
      </span>
    </>
  );
  if (href)
    return (
      <a
        className="menu-item"
        href={href}
        hrefLang={lang}
        onClick={guarded}
        title={label}
        {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      >
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
