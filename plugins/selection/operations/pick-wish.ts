import type { Entered } from '@plugins/kit/server/people';

/** What a wish became. */
export interface PickAnswer {
  selected: boolean;
  created: boolean;
  count: number;
  product_media: { id: string; media: string; product: string } | null;
  /** Where it was taken off other products with it: their numbers now. */
  also?: { product: string; count: number }[];
  /** What changed is said on the live line under this id; none where it was so already. */
  change?: string;
}

/** A wish and whose it is. */
export interface PickWish {
  media: string;
  product: string;
  /** Without it the other state than now is asked for. */
  selected?: boolean;
  /** Taken off, also from the products chosen among this one's picks. */
  together?: boolean;
  viewer: Entered['viewer'];
}
