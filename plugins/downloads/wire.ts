/** An entry of an order; frozen when the order is placed. */
export interface OrderEntry {
  media: string;
  /** The rendered version, or the original's hash. */
  version: string;
  source: 'original' | 'big' | 'made' | 'enlarged';
  /** Path in the archive. */
  name: string;
  /** Local time, `YYYY-MM-DDTHH:mm:ss`. */
  modified: string;
  bytes: number | null;
  crc32: number | null;
}

/** An entry whose file is measured, as archives need it. */
export interface PartEntry extends OrderEntry {
  bytes: number;
  crc32: number;
  key: string;
}

/** A photograph that is not included. */
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
  /** Its last byte was sent once. */
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
  /** Number of measured files, of `files`. */
  prepared: number;
  left_out: LeftOut[];
  parts: PartView[];
  /** ISO 8601 UTC. */
  ordered_at: string;
}

/** A scope that can be downloaded, with the bytes of each size. */
export interface ScopeOffer {
  scope: 'all' | 'gallery' | 'selection';
  /** The gallery, or the product. */
  id: string | null;
  name: string | null;
  files: number;
  left_out: number;
  /** Bytes by size; `exact` if every file is measured. */
  sizes: { size: 'web' | 'hd' | 'original'; bytes: number; exact: boolean }[];
}

/** The content of the download screen. */
export interface OfferView {
  event: string;
  name: string;
  /** Why nothing may be downloaded now, in the reader's language. */
  refusal: { code: string; message: string } | null;
  /** This person may download the selection alone. */
  selection_only: boolean;
  scopes: ScopeOffer[];
  used: number;
  /** Null: no limit, or not counted for this person. */
  permitted: number | null;
  /** This person's recent orders, the newest first. */
  orders: OrderView[];
}

/** A photograph to fetch by itself. */
export interface SingleView {
  id: string;
  name: string;
  url: string;
  bytes: number;
}

/** One row of the download history. */
export interface HistoryRow {
  id: string;
  person: string | null;
  role: string;
  scope: OrderView['scope'];
  size: OrderView['size'];
  files: number;
  bytes: number;
  /** Photographs fetched one by one, grouped. */
  direct: boolean;
  /** It used a permitted download, or one of its archives arrived. */
  counted: boolean;
  state: string;
  /** Number of requests for its bytes. */
  times: number;
  /** ISO 8601 UTC. */
  at: string;
  /** Of photographs fetched one by one: the latest names. */
  photos: string[];
}

/** Answer of `GET /api/x/downloads/projects/{id}/history`. */
export interface HistoryView {
  /** Clients may download something. */
  allowed: boolean;
  used: number;
  permitted: number | null;
  rows: HistoryRow[];
}
