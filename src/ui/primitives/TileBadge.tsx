'use client';

import type { ReactNode } from 'react';
import { useClickGuard } from './use-click-guard';

/** What a badge on a tile is given. */
export interface TileBadgeProps {
  icon: ReactNode;
  label: string;
  /** Makes it a button; without it a sign. */
  onClick?: () => void;
  pressed?: boolean;
  busy?: boolean;
}

/** A small round sign over a photograph of the grid (`gallery.badge`); as a button it is 44 px to the finger. */
export function TileBadge({ icon, label, onClick, pressed, busy }: TileBadgeProps) {
  const guarded = useClickGuard(onClick);
  if (!onClick)
    return (
      <span className="tile-badge" role="img" aria-label={label} title={label}>
        {icon}
      </span>
    );
  return (
    <button
      type="button"
      className="tile-badge"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={guarded}
    >
      {icon}
    </button>
  );
}
