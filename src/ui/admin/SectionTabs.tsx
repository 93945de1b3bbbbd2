'use client';

import Link from 'next/link';
import { Fragment, useRef } from 'react';
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
  /** Where the name of the `part` changes, a column shows it as a heading. */
  tabs: readonly { href: string; label: string; part?: string }[];
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
      {tabs.map(({ href, label, part }, at) => (
        <Fragment key={href}>
          {side && part && part !== tabs[at - 1]?.part ? <span className={css.part}>{part}</span> : null}
          <Link href={href} prefetch={false} aria-current={href === here ? 'page' : undefined}>
            {label}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}
