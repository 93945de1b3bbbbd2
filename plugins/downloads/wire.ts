/** What an entry of an order holds; frozen when it is placed. */
export interface OrderEntry {
  media: string;
  /** The drawing it is taken from, or the original's hash. */
  version: string;
  source: 'original' | 'big' | 'made' | 'enlarged';
  /** Path in the archive. */
  name: string;
  /** Local time, `YYYY-MM-DDTHH:mm:ss`. */
  modified: string;
  bytes: number | null;
  crc32: number | null;
}

/** An entry whose file is measured: what an archive is made of. */
export interface PartEntry extends OrderEntry {
  bytes: number;
  crc32: number;
  key: string;
}

/** A photograph that could not come along. */
export interface LeftOut {
  media: string;
  name: string;
  reason: 'processing' | 'refused' | 'gone';
}

/** One archive, ready to be fetched. */
export interface PartView {
  number: number;
  url: string;
  name: string;
  bytes: number;
  files: number;
  /** Its last byte went out once. */
  fetched: boolean;
}

/** Answer of `GET status_url`. */
export interface OrderView {
  id: string;
  status: 'in progress' | 'part' | 'complete';
  status_url: string;
  scope: 'all' | 'gallery' | 'selection' | 'media';
  size: 'web' | 'hd' | 'original';
  name: string;
  files: number;
  bytes: number;
  /** Files that are measured, of `files`. */
  prepared: number;
  left_out: LeftOut[];
  parts: PartView[];
  /** ISO 8601 UTC. */
  ordered_at: string;
}

/** One thing that can be downloaded, with what each size weighs. */
export interface ScopeOffer {
  scope: 'all' | 'gallery' | 'selection';
  /** The gallery, or the product. */
  id: string | null;
  name: string | null;
  files: number;
  left_out: number;
  /** Bytes by size; `exact` where every file is measured. */
  sizes: { size: 'web' | 'hd' | 'original'; bytes: number; exact: boolean }[];
}

/** What the download screen shows. */
export interface OfferView {
  event: string;
  name: string;
  /** Why nothing may be downloaded now, in the reader's language. */
  refusal: { code: string; message: string } | null;
  /** This person may download the selection alone, never more. */
  selection_only: boolean;
  scopes: ScopeOffer[];
  used: number;
  /** Null: no limit, or not counted for this person. */
  permitted: number | null;
  /** This person's orders of late, the newest first. */
  orders: OrderView[];
}

/** A photograph that is fetched by itself. */
export interface SingleView {
  id: string;
  name: string;
  url: string;
  bytes: number;
}

/** One line of who took what. */
export interface HistoryRow {
  id: string;
  person: string | null;
  role: string;
  scope: OrderView['scope'];
  size: OrderView['size'];
  files: number;
  bytes: number;
  /** Photographs fetched one by one, together. */
  direct: boolean;
  counted: boolean;
  state: string;
  /** How often bytes of it were asked for. */
  times: number;
  /** ISO 8601 UTC. */
  at: string;
  /** Of photographs fetched one by one, the latest names. */
  photos: string[];
}

/** Answer of `GET /api/x/downloads/projects/{id}/history`. */
export interface HistoryView {
  used: number;
  permitted: number | null;
  rows: HistoryRow[];
}
