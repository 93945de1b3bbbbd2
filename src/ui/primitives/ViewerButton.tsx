'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from './Spinner';
import { useClickGuard } from './use-click-guard';

/** Props of a button of the viewer’s bar. */
export interface ViewerButtonProps {
  icon: ReactNode;
  label: string;
  href?: string;
  /** A link that saves a file; the file's name. */
  download?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  pressed?: boolean;
  busy?: boolean;
  disabled?: boolean;
}

/** A round 48 px button at the foot of the viewer (`viewer.bar`), after the picks. */
export function ViewerButton({
  icon,
  label,
  href,
  download,
  onClick,
  pressed,
  busy,
  disabled,
}: ViewerButtonProps) {
  const guarded = useClickGuard(onClick);
  if (href)
    return (
      <a
        className="viewer-button"
        href={href}
        download={download}
        aria-label={label}
        title={label}
        onClick={guarded}
      >
        {icon}
      </a>
    );
  return (
    <button
      type="button"
      className="viewer-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      onClick={guarded}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
