import type { ComponentType } from 'react';

/** The lines of the navigation, in order. The screens of one are tabs above each of them. */
export const NAV_GROUPS = [
  'home',
  'projects',
  'clients',
  'website',
  'store',
  'reviews',
  'messages',
  'settings',
  'operator',
  'help',
] as const;
/** One of `NAV_GROUPS`. */
export type NavGroup = (typeof NAV_GROUPS)[number];

/** The parts of a line with many screens, in order. */
export const NAV_PARTS = ['studio', 'projects', 'money', 'programs', 'safety'] as const;
/** One of `NAV_PARTS`. */
export type NavPart = (typeof NAV_PARTS)[number];

/** A screen in the navigation, shown only to users with its permission. */
export interface NavEntry {
  /** The line it belongs to; without one it is a line of its own, before the settings. */
  group?: NavGroup;
  /** The part of a long line that it belongs to; screens without one are last. */
  part?: NavPart;
  /** Its address: `/admin/clients`. Addresses below it belong to it. */
  href: string;
  /** Message key, with its namespace: `admin-clients.nav`. It is also the screen's title. */
  label: string;
  /** Message key of a shorter name for its tab; `label` by default. */
  tab?: string;
  /** Message key of further words that the search finds it by: what one does there. */
  words?: string;
  /** An icon of lucide-react, for a line of its own. */
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** The permission of the screen itself. */
  permission: string;
  /** Shown only to users with an account; an operator without one has no use for it. */
  ofAccount?: boolean;
  /** Shown only to operators without an account: a studio has its content on another screen. */
  ofPlatform?: boolean;
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

/** A line of the navigation: a group with its screens, or one screen without a group. */
export interface NavLine<E> {
  group: NavGroup | null;
  entries: [E, ...E[]];
}

/** Returns the lines of these entries, in order: groups by `NAV_GROUPS`, screens without one before the settings. */
export function linesOf<E extends Pick<NavEntry, 'group'>>(entries: readonly E[]): NavLine<E>[] {
  const known = (entry: E) => (NAV_GROUPS as readonly (string | undefined)[]).includes(entry.group);
  const own = entries.filter((entry) => !known(entry)).map((entry) => line(null, [entry]));
  return NAV_GROUPS.flatMap((group) => [
    ...(group === 'settings' ? own : []),
    line(
      group,
      entries.filter((entry) => entry.group === group),
    ),
  ]).filter((one) => one !== null);
}

/** Returns a line's screens by their parts, in the order of `NAV_PARTS`; within a part as they are given. */
export function byPart<E extends Pick<NavEntry, 'part'>>(entries: readonly E[]): E[] {
  const order = ({ part }: E) => (part ? NAV_PARTS.indexOf(part) : NAV_PARTS.length);
  return entries.toSorted((a, b) => order(a) - order(b));
}

function line<E>(group: NavGroup | null, [first, ...rest]: E[]): NavLine<E> | null {
  return first === undefined ? null : { group, entries: [first, ...rest] };
}
