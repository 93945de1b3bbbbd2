/** Somebody who picked; `key` is theirs among a project's people. */
export interface PickerView {
  key: string;
  name: string | null;
}

/** A product with its numbers. `count` are the picks that count; `away` those whose photographs lie in the trash. */
export interface ProductCard {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  count: number;
  away: number;
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
}

/** Answer of `GET /api/x/selection/projects/{id}/picks`: everything but the photographs. */
export interface PicksView {
  done: boolean;
  completed_at: string | null;
  /** More than the limit is allowed. */
  extra: boolean;
  products: ProductCard[];
  people: PickerView[];
  picks: PickLine[];
  /** The newest first. */
  turns: TurnView[];
}

/** Answer of `GET /api/x/selection/projects/{id}/photos`: `packed` is read by `unpackPhotos`. */
export interface PickPhotosView {
  token: string;
  packed: string;
  galleries: { id: string; name: string; withheld: boolean }[];
}
