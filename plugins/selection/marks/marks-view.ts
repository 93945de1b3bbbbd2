import type { Colour } from './rules/photo-marks';

/** A person whose favorites count, by their participant key. */
export interface MarkingPerson {
  key: string;
  /** Null while unknown. */
  name: string | null;
}

/** Answer of `GET /events/{id}/marks`. */
export interface MarksView {
  /** The requesting person. */
  me: string;
  /** Clients with at least one favourite. */
  people: MarkingPerson[];
  /** By photograph: whose favorite it is, as indexes of `people`. */
  favourites: Record<string, number[]>;
  /** The requesting person's own ratings; unrated photographs are left out. */
  own: Record<string, { favourite?: true; stars?: number; colour?: Colour }>;
}
