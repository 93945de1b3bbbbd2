import { createHash } from 'node:crypto';
import type { EventRow } from '@plugins/kit/server/projects';
import type { Ratings } from '../marks/operations/list-ratings';
import type { ExportMark } from '../marks/operations/marks-for-export';
import type { ProductPicks } from './list-picks';
import type { SelectionJson } from './selection-json';

/**
 * Returns the picks for programs, with the ratings of each photograph; `selection.schema.json` describes the fields.
 */
export function writeJson(
  event: Pick<EventRow, 'id' | 'name' | 'printselectiondone' | 'completed_at'>,
  products: ProductPicks[],
  marks: ReadonlyMap<string, ExportMark>,
  { people, ratings }: Ratings = { people: [], ratings: [] },
): SelectionJson {
  const body = {
    version: 1 as const,
    event: { id: event.id, name: event.name },
    printselectiondone: event.printselectiondone,
    completed_at: event.completed_at?.toISOString() ?? null,
    products: products.map(({ product, picks }) => ({
      ...product,
      picks: picks.map(({ id, name, stem, gallery, camera, captured_at, ...pick }) => {
        const { stars = 0, colour = null, favouriteOf = [], verdict = 'undecided' } = marks.get(id) ?? {};
        const { picked_by, picked_at, note, withdrawn } = pick;
        return {
          ...{ media: id, name, stem, gallery, camera, captured_at },
          ...{ picked_by, picked_at, note, withdrawn },
          ...{ stars, colour, favourite_of: favouriteOf, agreement: verdict },
        };
      }),
    })),
    people,
    ratings,
  };
  return { ...body, cursor: cursorOf(body), changed: true };
}

/**
 * Returns what names this state of a selection: a hash of all of it, so that no way of changing it can be forgotten
 * (`docs/decisions/0181-cursor-by-content.md`).
 */
const cursorOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
