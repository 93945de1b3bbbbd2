/** The state of one file: waiting to be read · read · checked with the server · sent · ingested · or why not. */
export type UploadPhase =
  | 'waiting'
  | 'reading'
  | 'queued'
  | 'sending'
  | 'done'
  | 'known'
  | 'refused'
  | 'failed';

/** A file in the queue. Sizes in bytes. */
export interface UploadItem {
  id: string;
  gallery: string;
  name: string;
  /** Path below the dropped folder, for display. */
  path: string;
  bytes: number;
  /** Bytes read while hashing, or sent. */
  at: number;
  phase: UploadPhase;
  /** Why it was refused or failed, in the reader's language. */
  reason: string | null;
}

/** The totals in the dock. */
export interface UploadTotals {
  files: number;
  done: number;
  known: number;
  refused: number;
  failed: number;
  /** Bytes of everything that is sent, and those that have arrived. */
  bytes: number;
  sent: number;
  /** Bytes a second over the last seconds; 0 while unknown. */
  speed: number;
  reading: number;
  active: boolean;
  paused: boolean;
}

/** A file with its place in the dropped folder. */
export interface FoundFile {
  file: File;
  path: string;
  /** The photograph it replaces, whose picks stay. */
  replaces?: string;
}

/** Texts the queue needs outside React. */
export interface UploadWords {
  failed: string;
  empty: string;
  video: string;
  tooLarge: string;
}
