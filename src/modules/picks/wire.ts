import type { Money } from '@/core/text/money';

/** A product for selection and its picks, keyed by media id. `maxphotos: null` is no limit. */
export interface ProductView {
  id: string;
  name: string;
  position: number;
  /** Only where the product has a minimum. */
  minphotos?: number;
  maxphotos: number | null;
  count: number;
  /** Only where picks beyond the limit have a price, each. */
  extra_price?: Money;
  /** Only where picking begins or ends: first and last day, where the project is. */
  opens_on?: string;
  closes_on?: string;
  /** Only where the selection begins with a proposal: one's favorites. */
  from_favourites?: true;
  /** Only where its picks are chosen among another product's: that one. */
  among?: string;
  product_medias: Record<string, { id: string; note: string | null; picked_by: string | null }>;
}

/** Answer of `GET /events/{id}/products`. `note`: the studio's message when it reopened the selection. */
export interface ProductsView {
  note?: string;
  /** Picks beyond a limit are accepted. */
  extra?: true;
  /** Where the days of its products are; only where one has days. */
  time_zone?: string;
  products: Record<string, ProductView>;
}

/** Answer of `POST /product_medias`: the state afterwards, and whether this call added it. */
export interface PickAnswer {
  selected: boolean;
  created: boolean;
  count: number;
  product_media: { id: string; media: string; product: string } | null;
  /** Further products it was removed from, and their counts. */
  also?: { product: string; count: number }[];
  /**
   * The id of this change in the live stream; absent where nothing changed. Ignore later live messages with smaller
   * ids.
   */
  change?: string;
}
