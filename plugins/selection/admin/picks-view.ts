import type { StandingProduct } from '../operations/read-standing';

/** A person with picks; `key` is their participant key. */
export interface PickerView {
  key: string;
  name: string | null;
}

/** A product with its rules, counts and state. */
export interface ProductCard extends StandingProduct {
  /** Picks that do not count: their photographs are in the trash. */
  away: number;
  /** Extras marked as paid, with the last one's person and time; null without any. */
  /** `orders`: how many of them orders of the shop have paid. */
  settled: { extras: number; amount: number; orders: number; by: string | null; at: string } | null;
}

/** A pick: photograph, index of its product and person in their lists, time (ISO 8601), note. */
export type PickLine = [media: string, product: number, picker: number, at: string, note: string | null];

/** A completion or reopening: person and message. */
export interface TurnView {
  id: string;
  at: string;
  what: 'completed' | 'reopened';
  /** Null for a person without a name, a client or (`staff`) of the studio. */
  by: string | null;
  staff: boolean;
  note: string | null;
  /** For a completion after the first: the differences to the previous one, as names of photographs. */
  differences: { name: string; added: string[]; removed: string[] }[] | null;
}

/** Answer of `GET /api/x/selection/projects/{id}/picks`: everything but the photographs. */
export interface PicksView {
  done: boolean;
  completed_at: string | null;
  /** Extras are allowed. */
  extra: boolean;
  /** The current day in the project's time zone, from which more time is counted. */
  today: string;
  products: ProductCard[];
  people: PickerView[];
  picks: PickLine[];
  /** Clients whose stars and colors the files can contain. */
  markers: PickerView[];
  /** The newest first. */
  turns: TurnView[];
}

/** Answer of `GET /api/x/selection/projects/{id}/photos`: `packed` is read by `unpackPhotos`. */
export interface PickPhotosView {
  token: string;
  packed: string;
  galleries: { id: string; name: string; withheld: boolean }[];
}
