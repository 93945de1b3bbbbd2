import type { ComponentType } from 'react';

/** The parts of the navigation, in their order: the day's work, what the studio is, and the whole installation. */
export const NAV_GROUPS = ['studio', 'profile', 'operator'] as const;
/** One of `NAV_GROUPS`. */
export type NavGroup = (typeof NAV_GROUPS)[number];

/** One line of the navigation. Whose permission does not reach it never sees it. */
export interface NavEntry {
  group: NavGroup;
  /** Its address: `/admin/clients`. Addresses below it belong to it. */
  href: string;
  /** Message key, with its namespace: `admin.nav.clients`. It is the screen's title too. */
  label: string;
  /** An icon of lucide-react. */
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** The permission the screen itself asks for. */
  permission: string;
  /** Shown only to whoever works in an account of their own; an operator without one has no use for it. */
  ofAccount?: boolean;
  /** Whether there is anything behind it now; always, where nothing is said. */
  shown?: () => boolean;
  /** Other addresses that belong to it. */
  owns?: string[];
}

/** The line an address belongs to: the longest address it lies below, or null. Home owns only itself. */
export function entryOf<E extends Pick<NavEntry, 'href' | 'owns'>>(
  entries: readonly E[],
  path: string,
): E | null {
  const reach = (entry: E) =>
    Math.max(
      0,
      ...[entry.href, ...(entry.owns ?? [])].map((at) =>
        path === at || (at !== '/admin' && path.startsWith(`${at}/`)) ? at.length : 0,
      ),
    );
  const best = entries.reduce<E | null>(
    (found, entry) => (reach(entry) > (found ? reach(found) : 0) ? entry : found),
    null,
  );
  return best;
}
