/** A pick as the photographer sees it. */
export interface PickView {
  media: string;
  name: string;
  gallery: string;
  src: string;
  srcset: string;
  width: number;
  height: number;
  picked_by: string | null;
  /** ISO 8601 UTC. */
  picked_at: string;
  note: string | null;
  withdrawn: boolean;
}

/** Answer of `GET /api/x/selection/projects/{id}/picks`. */
export interface PicksView {
  done: boolean;
  completed_at: string | null;
  products: { id: string; name: string; maxphotos: number | null; count: number; picks: PickView[] }[];
}
