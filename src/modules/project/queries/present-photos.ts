import type { EventRow } from '@/modules/access/queries';
import type { SortBy } from '@/modules/access/rules/sort';
import { packGallery } from './photos-repo';

/** A gallery for the admin's grid: `unpackPhotos` reads `packed`, `token` signs the addresses of its pictures. */
export interface PackedGallery {
  gallery: string;
  sort_by: SortBy;
  /** Number of photographs; `packed` may contain only the first of them. */
  total: number;
  token: string;
  packed: string;
}

/** Returns a gallery's photographs in the project's order, all of them or the first. */
export async function packedGallery(
  event: Pick<EventRow, 'id' | 'sort_by'>,
  gallery: string,
  token: string,
  limit: number | null = null,
): Promise<PackedGallery> {
  const found = await packGallery({ event: event.id, gallery }, event.sort_by, limit);
  return { gallery, sort_by: event.sort_by, token, ...found };
}
