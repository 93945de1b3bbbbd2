import { isStaff, type Role } from '@/core/access/roles';
import type { Layout, LayoutColor } from '@/core/wire';
import { isSortBy, type SortBy } from '@/modules/access/rules/sort';
import { LAYOUT_COLORS, LAYOUTS } from './event-words';

/** How a project's gallery looks. */
export interface Design {
  layout: Layout;
  layout_color: LayoutColor;
  sort_by: SortBy;
}

/** A design as the words of an address, for the gallery shown beside its settings. */
export const designSearch = ({ layout, layout_color, sort_by }: Design): string =>
  `?${new URLSearchParams({ design: [layout, layout_color, sort_by].join('.') })}`;

/** Reads such words: only what makes sense counts. */
export function readDesign(words: string | undefined): Partial<Design> {
  const [layout, color, sort] = (words ?? '').split('.');
  return {
    ...(LAYOUTS.includes(layout as Layout) && { layout: layout as Layout }),
    ...(LAYOUT_COLORS.includes(color as LayoutColor) && { layout_color: color as LayoutColor }),
    ...(isSortBy(sort) && { sort_by: sort }),
  };
}

/** A project as it looks to this person: the account looks at a design before it is saved, anybody else's counts nothing. */
export const inDesign = <Project extends Design>(
  project: Project,
  role: Role,
  words: string | undefined,
): Project => (isStaff(role) ? { ...project, ...readDesign(words) } : project);
