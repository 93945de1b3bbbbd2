import type { Colour } from './rules/photo-marks';

/** Somebody whose favourites count: by a key that means nothing outside of this project. */
export interface MarkingPerson {
  key: string;
  /** Null where it is not known (yet). */
  name: string | null;
}

/** Answer of `GET /events/{id}/marks`. */
export interface MarksView {
  /** Who asks. */
  me: string;
  /** Clients with at least one favourite. */
  people: MarkingPerson[];
  /** By photograph: whose favourite it is, as places in `people`. */
  favourites: Record<string, number[]>;
  /** What the asker says of photographs; only what was said. */
  own: Record<string, { favourite?: true; stars?: number; colour?: Colour }>;
}
