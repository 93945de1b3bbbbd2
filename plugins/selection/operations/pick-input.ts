import type { Authorized } from '@plugins/kit/server/people';

/** A request for a pick, and the person. */
export interface PickInput {
  media: string;
  product: string;
  /** Requested state; without it the state is toggled. */
  selected?: boolean;
  /** Also remove it from the products that are chosen among this one's picks. */
  together?: boolean;
  viewer: Authorized['viewer'];
}
