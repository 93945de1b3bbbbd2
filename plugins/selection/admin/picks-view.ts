import type { StandingProduct } from '../operations/read-standing';

/** Somebody who picked; `key` is theirs among a project's people. */
export interface PickerView {
  key: string;
  name: string | null;
}

/**
 * A product with its rules, its numbers and how it stands. `count` are the picks that count; `away` those whose
 * photographs lie in the trash.
 */
export interface ProductCard extends StandingProduct {
  away: number;
  /** Extras marked as settled, the last of them by whom and when; null where none were. */
  settled: { extras: number; amount: number; by: string | null; at: string } | null;
}

/** A pick: photograph, place of its product and of who picked it in their lists, when (ISO 8601), what was said of it. */
export type PickLine = [media: string, product: number, picker: number, at: string, note: string | null];

/** A turn of the selection: completed or opened again, by whom, and what was said. */
export interface TurnView {
  id: string;
  at: string;
  what: 'completed' | 'reopened';
  /** Null for somebody without a name, a client or (`staff`) of the studio. */
  by: string | null;
  staff: boolean;
  note: string | null;
  /** Of a completion that was not the first: what changed since the one before, as names of photographs. */
  differences: { name: string; added: string[]; removed: string[] }[] | null;
}

/** Answer of `GET /api/x/selection/projects/{id}/picks`: everything but the photographs. */
export interface PicksView {
  done: boolean;
  completed_at: string | null;
  /** More than the limit is allowed. */
  extra: boolean;
  /** Today where the project is: what more time is counted from. */
  today: string;
  products: ProductCard[];
  people: PickerView[];
  picks: PickLine[];
  /** Clients whose stars and colours the files can carry. */
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
