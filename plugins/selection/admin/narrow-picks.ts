import type { StudioPhoto } from '@plugins/kit/admin/photographs';
import type { PickerView, PicksView, ProductCard } from './picks-view';

/** A pick with what its line only points at. */
export interface Picked {
  product: ProductCard;
  picker: PickerView;
  at: string;
  note: string | null;
}

/** Which photographs are looked at: those picked, those that are not, or all. */
export const SHOWS = ['picked', 'unpicked', 'all'] as const;
export type Show = (typeof SHOWS)[number];

/** What the photographer wants to see. `product` and `picker` null: any. */
export interface PickFilter {
  product: string | null;
  picker: string | null;
  show: Show;
  /** Only with a comment. */
  noted: boolean;
  /** Only what clients or guests do not see. */
  hidden: boolean;
}

export const EVERYTHING: PickFilter = {
  product: null,
  picker: null,
  show: 'picked',
  noted: false,
  hidden: false,
};

/** A photograph with the picks the filter asks about. */
export interface ShownPhoto {
  photo: StudioPhoto;
  picks: Picked[];
}

/** Every photograph's picks, by its id. */
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
 * The photographs to be shown, in their order, each with its picks for the product and by the person asked for; and how
 * many there are of each kind under the other wishes. "Not picked" is meant the same way: not for this product, not by
 * this person.
 */
export function narrowPicks(
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
