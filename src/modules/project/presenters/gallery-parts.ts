import { errorLine } from '@/core/errors/error-line';
import { once } from '@/core/process/state';
import type { Viewer } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';

/**
 * Returns what a feature adds to a gallery for one person, as JSON; null for nothing. Each view of each gallery waits
 * for it: one statement by an index at most, and none for persons it does not concern.
 */
export type FindGalleryPart = (event: EventRow, viewer: Viewer) => Promise<object | null>;

const finders = () => once<Map<string, FindGalleryPart>>('gallery-parts', () => new Map());

/** Registers what a feature adds to galleries. */
export function addGalleryPart(feature: string, find: FindGalleryPart): void {
  finders().set(feature, find);
}

/** Returns what features add to a gallery for a person, by feature; omits a feature that fails. */
export async function galleryParts(event: EventRow, viewer: Viewer): Promise<Record<string, object>> {
  const found = await Promise.all(
    [...finders()].map(async ([feature, find]) => {
      try {
        const part = await find(event, viewer);
        return part ? [[feature, part] as const] : [];
      } catch (error) {
        console.error(
          `Feature "${feature}": could not read its part of a gallery; the gallery omits it: ${errorLine(error)}`,
        );
        return [];
      }
    }),
  );
  return Object.fromEntries(found.flat());
}
