/** A project's two switches. */
export interface DownloadSwitches {
  allow_downloads: boolean;
  allow_downloads_selection_only: boolean;
}

/** What clients may download from a project. */
export type Downloadable = 'nothing' | 'selection' | 'everything';

/**
 * Combines the two switches: the only function that reads them. `allow_downloads_selection_only` allows downloads of
 * the selection, and limits them to it even if `allow_downloads` is on.
 */
export function downloadableOf(switches: DownloadSwitches): Downloadable {
  if (switches.allow_downloads_selection_only) return 'selection';
  return switches.allow_downloads ? 'everything' : 'nothing';
}
