import type { projects } from '@plugins/kit/server';
import type { ProductPicks } from './list-picks';

/** The picks for programs; its fields are described in this folder's README. */
export function writeJson(event: projects.EventRow, products: ProductPicks[]) {
  return {
    event: { id: event.id, name: event.name },
    printselectiondone: event.printselectiondone,
    completed_at: event.completed_at?.toISOString() ?? null,
    products: products.map(({ product, picks }) => ({
      ...product,
      picks: picks.map(({ id, name, stem, gallery, captured_at, picked_by, picked_at, note, withdrawn }) => ({
        media: id,
        name,
        stem,
        gallery,
        captured_at,
        picked_by,
        picked_at,
        note,
        withdrawn,
      })),
    })),
  };
}
