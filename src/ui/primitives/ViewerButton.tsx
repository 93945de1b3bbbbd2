'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from './Spinner';
import { useClickGuard } from './use-click-guard';
import { useViewerPlace } from './viewer-place';

/** Props of an action of the viewer. */
export interface ViewerButtonProps {
  icon: ReactNode;
  label: string;
  href?: string;
  /** A link that saves a file; the file's name. */
  download?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** A state that is on or off: in the menu a switch, which leaves the menu open. */
  pressed?: boolean;
  /** It opens a panel, which is open or closed now. */
  expanded?: boolean;
  busy?: boolean;
  disabled?: boolean;
}

/**
 * An action of the viewer: a line of its menu, icon and text (`viewer.menu`). In the bar (`viewer.bar`) a round 48 px
 * button after the picks: one of all features on phones, and none where the menu has it.
 */
export function ViewerButton({
  icon,
  label,
  href,
  download,
  onClick,
  pressed,
  expanded,
  busy,
  disabled,
}: ViewerButtonProps) {
  const guarded = useClickGuard(onClick);
  const inMenu = useViewerPlace() === 'menu';
  const shown = busy ? <Spinner /> : icon;
  const content = inMenu ? (
    <>
      <span className="viewer-line-icon" aria-hidden="true">
        {shown}
      </span>
      <span className="viewer-line-word">{label}</span>
      {pressed !== undefined && <span className="viewer-switch" aria-hidden="true" />}
    </>
  ) : (
    shown
  );
  const named = inMenu
    ? { className: 'viewer-line' }
    : { className: 'viewer-button', 'aria-label': label, title: label };
  if (href)
    return (
      <a {...named} href={href} download={download} onClick={guarded}>
        {content}
      </a>
    );
  return (
    <button
      type="button"
      {...named}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      onClick={guarded}
    >
      {content}
    </button>
  );
}
