import { once } from '@/core/process/state';
import type { StudioPerson } from '@/modules/access/enter-studio';

/** The screens of one line of the navigation. */
export interface Section {
  title: string;
  /** The address of the current one. */
  here: string;
  /** In order; those of one `part` follow each other. */
  tabs: { href: string; label: string; part?: string }[];
}

type Find = (person: StudioPerson, path: string) => Section | null;

const held = () => once<{ find: Find | null }>('section-tabs', () => ({ find: null }));

/** Registers how the tabs of a screen are found: the navigation, a higher layer, knows them. */
export function registerSections(find: Find): void {
  held().find = find;
}

/** Returns the tabs above a screen, or null where it has none. */
export const findSection = (person: StudioPerson, segments: readonly string[]): Section | null =>
  held().find?.(person, ['/admin', ...segments].join('/')) ?? null;
