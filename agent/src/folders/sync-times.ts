/** Times in ms; tests shorten them. */
export interface SyncTimes {
  /** A file is left alone until it has not changed for so long. */
  still: number;
  /** Between two full lists. */
  rescan: number;
  /** How long events are collected. */
  collect: number;
  /** Between two looks at the folder itself. */
  look: number;
}

/** What holds outside of tests. */
export const TIMES: SyncTimes = { still: 2000, rescan: 600_000, collect: 300, look: 5000 };
