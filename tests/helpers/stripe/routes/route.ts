import type { Shelf, World } from '../state';
import type { Params } from '../wire';

/** A request as a route sees it. `id` is what the path names. */
export interface Call {
  world: World;
  shelf: Shelf;
  params: Params;
  id: string;
}

/** An address of Stripe. `takes` are the names it knows; another name is refused. */
export interface Route {
  method: 'DELETE' | 'GET' | 'POST';
  /** The path; `*` is an id. */
  path: string;
  takes: string[];
  run: (call: Call) => unknown;
}

/** The names every list knows. */
export const LIST = ['limit', 'starting_after', 'ending_before', 'created'];
