import { isStaff, type Role } from '@/core/access/roles';
import type { Layout, LayoutColor } from '@/core/wire';
import { isSortBy, type SortBy } from '@/modules/access/rules/sort';
import { LAYOUT_COLORS, LAYOUTS } from './event-words';

/** The look of a project's gallery. */
export interface Design {
  layout: Layout;
  layout_color: LayoutColor;
  sort_by: SortBy;
}

/** Returns a design as a query, for the gallery's preview beside its settings. */
export const designSearch = ({ layout, layout_color, sort_by }: Design): string =>
  `?${new URLSearchParams({ design: [layout, layout_color, sort_by].join('.') })}`;

/** Reads such a query: invalid values are ignored. */
export function readDesign(words: string | undefined): Partial<Design> {
  const [layout, color, sort] = (words ?? '').split('.');
  return {
    ...(LAYOUTS.includes(layout as Layout) && { layout: layout as Layout }),
    ...(LAYOUT_COLORS.includes(color as LayoutColor) && { layout_color: color as LayoutColor }),
    ...(isSortBy(sort) && { sort_by: sort }),
  };
}

/** Returns a project with the previewed design if the viewer belongs to the account; others see the saved one. */
export const inDesign = <Project extends Design>(
  project: Project,
  role: Role,
  words: string | undefined,
): Project => (isStaff(role) ? { ...project, ...readDesign(words) } : project);
