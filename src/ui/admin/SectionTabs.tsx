'use client';

import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { Fragment, useRef } from 'react';
import { useStrip } from '@/ui/primitives/use-strip';
import menu from './section-menu.module.css';
import css from './section-tabs.module.css';

interface Tab {
  href: string;
  label: string;
  /** Where the name of the part changes, a list shows it as a heading. */
  part?: string;
}

/**
 * A row of links to the screens that belong together; `small` inside a page that has a row of its own. With `side` they
 * are a column where the window is wide, and else a menu that opens by its current screen: they are too many for a row.
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
  tabs: readonly Tab[];
  small?: boolean;
  side?: boolean;
}) {
  const row = useRef<HTMLElement>(null);
  useStrip(row, '[aria-current]', here);
  const current = tabs.find(({ href }) => href === here);
  return (
    <>
      {side ? (
        // A new one for each screen is closed again.
        <details key={here} className={menu.menu}>
          <summary>
            {current?.part ? <span className={menu.of}>{current.part}</span> : null}
            <span>{current?.label ?? title}</span>
            <ChevronDown aria-hidden />
          </summary>
          <nav aria-label={title} className={menu.links}>
            <Links {...{ tabs, here }} parts />
          </nav>
        </details>
      ) : null}
      <nav
        ref={row}
        className={css.tabs}
        aria-label={title}
        data-small={small || undefined}
        data-side={side || undefined}
      >
        <Links {...{ tabs, here }} parts={side === true} />
      </nav>
    </>
  );
}

function Links({ tabs, here, parts }: { tabs: readonly Tab[]; here: string; parts: boolean }) {
  return tabs.map(({ href, label, part }, at) => (
    <Fragment key={href}>
      {parts && part && part !== tabs[at - 1]?.part ? <span className={css.part}>{part}</span> : null}
      <Link href={href} prefetch={false} aria-current={href === here ? 'page' : undefined}>
        {label}
      </Link>
    </Fragment>
  ));
}
