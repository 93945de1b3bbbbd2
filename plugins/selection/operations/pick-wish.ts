import type { Entered } from '@plugins/kit/server/people';

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
