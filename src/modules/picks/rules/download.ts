import { isStaff, type Role } from '@/core/access/roles';
import type { DOWNLOAD_SCOPES } from '@/core/constants';
import { type Decision, refuse } from '@/core/errors/decision';
import { UPLOAD_RESOLUTIONS, type UploadResolution } from '@/core/photo/photo-sizes';

export { DOWNLOAD_SCOPES } from '@/core/constants';
/** Which photographs a download may contain: one of `DOWNLOAD_SCOPES`. */
export type DownloadScope = (typeof DOWNLOAD_SCOPES)[number];

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

/** The facts that decide about a download. */
export interface DownloadQuestion extends DownloadSwitches {
  role: Role;
  /** Whether everything requested is part of the selection. */
  withinSelection: boolean;
  size: UploadResolution;
  /** Number of the project's products. */
  products: number;
  printselectiondone: boolean;
  downloads_used: number;
  /** Null is no limit. */
  downloads_permitted: number | null;
  upload_resolution: UploadResolution;
  add_watermark: boolean;
}

/** Decides a download; refuses with the first applicable reason. The account always may. */
export function decideDownload(question: DownloadQuestion): Decision {
  if (isStaff(question.role)) return { allowed: true };
  const downloadable = downloadableOf(question);
  if (question.role !== 'client' || downloadable === 'nothing') return refuse('DOWNLOAD_NOT_ALLOWED');
  if (downloadable === 'selection' && !question.withinSelection) return refuse('DOWNLOAD_NOT_ALLOWED');
  if (question.products > 0 && !question.printselectiondone) return refuse('SELECTION_NOT_DONE');
  const { downloads_permitted: permitted } = question;
  if (permitted !== null && question.downloads_used >= permitted) {
    return refuse('DOWNLOAD_LIMIT_REACHED');
  }
  return sizeOffered(question) ? { allowed: true } : refuse('SIZE_NOT_OFFERED');
}

function sizeOffered({ size, upload_resolution, add_watermark }: DownloadQuestion): boolean {
  if (size === 'original' && add_watermark) return false;
  return UPLOAD_RESOLUTIONS.indexOf(size) <= UPLOAD_RESOLUTIONS.indexOf(upload_resolution);
}
