import { type ListedLook, type ListQuery, listLooks, listSizes } from '@media/lists/queries/lists';
import type { ListShapes } from '@/core/wire';
import { isId, type Viewer } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';
import { hasStacks, stacksOf } from '@/modules/project/presenters/stacks';
import { isDoubled, tileRatio } from '@/ui/gallery/tile-size';
import type { ListWords } from './list-gallery';

/**
 * Returns the aspect ratios of all photographs of a gallery's list, in order: enough to lay out ten thousand of them
 * and to position each. Takes the parameters of `listGallery`, except for the page.
 */
export async function listShapes(
  event: EventRow,
  viewer: Viewer,
  gallery: { id: string },
  words: ListWords,
): Promise<ListShapes> {
  const product = isId(words.product) ? words.product : null;
  const picked = words.filter === 'selected' && viewer.role !== 'guest' ? { product } : undefined;
  const query: Omit<ListQuery, 'page'> = {
    of: { event: event.id, gallery: gallery.id },
    role: viewer.role,
    sortBy: event.sort_by,
    picked,
  };
  const folding = hasStacks() && !picked;
  const looks: ListedLook[] = folding ? await listLooks(query) : [];
  const rows = folding ? looks : await listSizes(query);
  const folds = folding ? await stacksOf(event, query, async () => looks) : undefined;
  return {
    ratios: rows.map(({ width, height }) =>
      Math.round(tileRatio({ width: width ?? 0, height: height ?? 0 }) * 1000),
    ),
    doubled: rows.flatMap(({ id }, position) => (isDoubled(id) ? [position] : [])),
    ...(folds && { folds }),
  };
}
