import type { ComponentType } from 'react';

/** The groups of the navigation, in order: daily work, the studio, the whole installation. */
export const NAV_GROUPS = ['studio', 'profile', 'operator'] as const;
/** One of `NAV_GROUPS`. */
export type NavGroup = (typeof NAV_GROUPS)[number];

/** One entry of the navigation, shown only to users with its permission. */
export interface NavEntry {
  group: NavGroup;
  /** Its address: `/admin/clients`. Addresses below it belong to it. */
  href: string;
  /** Message key, with its namespace: `admin.nav.clients`. It is also the screen's title. */
  label: string;
  /** An icon of lucide-react. */
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** The permission of the screen itself. */
  permission: string;
  /** Shown only to users with an account; an operator without one has no use for it. */
  ofAccount?: boolean;
  /** Whether to show it now; always by default. */
  shown?: () => boolean;
  /** Other addresses that belong to it. */
  owns?: string[];
}

/** Returns the entry of an address: the one with the longest matching prefix, or null. Home matches only itself. */
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
