'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { useStrip } from '@/ui/primitives/use-strip';
import css from './section-tabs.module.css';

/**
 * A row of links to the screens that belong together; `small` inside a page that has a row of its own, `side` as a column
 * where the window is wide.
 */
export function SectionTabs({
  title,
  here,
  tabs,
  small,
  side,
}: {
  title: string;
  here: string;
  tabs: readonly { href: string; label: string }[];
  small?: boolean;
  side?: boolean;
}) {
  const row = useRef<HTMLElement>(null);
  useStrip(row, '[aria-current]', here);
  return (
    <nav
      ref={row}
      className={css.tabs}
      aria-label={title}
      data-small={small || undefined}
      data-side={side || undefined}
    >
      {tabs.map(({ href, label }) => (
        <Link key={href} href={href} prefetch={false} aria-current={href === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
