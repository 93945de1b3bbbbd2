'use client';

import type { ReactNode } from 'react';
import { useClickGuard } from './use-click-guard';

/** Props of a badge on a tile. */
export interface TileBadgeProps {
  icon: ReactNode;
  label: string;
  /** Makes it a button; without it an image. */
  onClick?: () => void;
  pressed?: boolean;
  busy?: boolean;
}

/** A small round badge over a photograph of the grid (`gallery.badge`); as a button its touch area is 44 px. */
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
