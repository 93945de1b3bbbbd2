import type { StudioPerson } from '@/modules/access/enter-studio';
import { allow } from '@/modules/access/table';
import type { NavEntry } from './nav-entry';

/** Returns the entries (of the navigation, or of the search) that this user may open. */
export function linksFor<E extends Pick<NavEntry, 'permission' | 'ofAccount' | 'ofPlatform' | 'shown'>>(
  person: Pick<StudioPerson, 'role' | 'account'>,
  entries: readonly E[],
): E[] {
  return entries.filter(
    (entry) =>
      allow(person.role, entry.permission) !== 'none' &&
      (!entry.ofAccount || person.account !== null) &&
      (!entry.ofPlatform || person.account === null) &&
      (entry.shown?.() ?? true),
  );
}
