import type { people } from '@plugins/kit/server';

/** What a wish became. */
export interface PickAnswer {
  selected: boolean;
  created: boolean;
  count: number;
  product_media: { id: string; media: string; product: string } | null;
}

/** A wish and whose it is. */
export interface PickWish {
  media: string;
  product: string;
  /** Without it the other state than now is asked for. */
  selected?: boolean;
  viewer: people.Entered['viewer'];
}
