'use client';

import type { ReactNode } from 'react';
import { openFragment } from './use-fragment';

/** A link to a *fragment*, which fills the shared modal where there is one; without script it opens a whole page. */
export function FragmentLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openFragment(href);
      }}
    >
      {children}
    </a>
  );
}
