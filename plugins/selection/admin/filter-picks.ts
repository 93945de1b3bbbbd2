import type { StudioPhoto } from '@plugins/kit/admin/internal';
import type { PickerView, PicksView, ProductCard } from './picks-view';

/** A pick with its resolved references. */
export interface Picked {
  product: ProductCard;
  picker: PickerView;
  at: string;
  note: string | null;
}

/** Which photographs are shown: picked ones, the others, or all. */
export const SHOWS = ['picked', 'unpicked', 'all'] as const;
export type Show = (typeof SHOWS)[number];

/** The photographer's filter. `product` and `picker` null: any. */
export interface PickFilter {
  product: string | null;
  picker: string | null;
  show: Show;
  /** Only with a note. */
  noted: boolean;
  /** Only photographs that clients or guests cannot see. */
  hidden: boolean;
}

export const EVERYTHING: PickFilter = {
  product: null,
  picker: null,
  show: 'picked',
  noted: false,
  hidden: false,
};

/** A photograph with its picks that match the filter. */
export interface ShownPhoto {
  photo: StudioPhoto;
  picks: Picked[];
}

/** Returns every photograph's picks by its id. */
export function picksByPhoto({ products, people, picks }: PicksView): Map<string, Picked[]> {
  const found = new Map<string, Picked[]>();
  for (const [media, productAt, pickerAt, at, note] of picks) {
    const product = products[productAt];
    const picker = people[pickerAt];
    if (!product || !picker) continue;
    const own = found.get(media);
    const pick = { product, picker, at, note };
    if (own) own.push(pick);
    else found.set(media, [pick]);
  }
  return found;
}

const NONE: Picked[] = [];

/**
 * Returns the shown photographs in order, each with its picks for the filtered product and person; and the number of
 * each kind under the other filters. "Not picked" uses the same filter: not for this product, not by this person.
 */
export function filterPicks(
  photos: readonly StudioPhoto[],
  picks: ReadonlyMap<string, Picked[]>,
  filter: PickFilter,
): { shown: ShownPhoto[]; counts: Record<Show, number> } {
  const { product, picker, show, noted, hidden } = filter;
  const any = product === null && picker === null;
  const shown: ShownPhoto[] = [];
  const counts = { picked: 0, unpicked: 0, all: 0 };
  for (const photo of photos) {
    if (hidden && !photo.hidden && !photo.private) continue;
    const own = picks.get(photo.id) ?? NONE;
    const fitting = any
      ? own
      : own.filter(
          (pick) =>
            (product === null || pick.product.id === product) &&
            (picker === null || pick.picker.key === picker),
        );
    if (noted && !fitting.some(({ note }) => note !== null)) continue;
    const kind = fitting.length > 0 ? 'picked' : 'unpicked';
    counts[kind] += 1;
    counts.all += 1;
    if (show === 'all' || show === kind) shown.push({ photo, picks: fitting });
  }
  return { shown, counts };
}
