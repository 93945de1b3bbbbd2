import { UPLOAD_RESOLUTIONS, type UploadResolution } from '@plugins/kit/server/internal';
import { downloadableOf } from '@plugins/kit/server/internal-rules';
import { isStaff, type Viewer } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { type Decision, refuse } from '@plugins/kit/server/rules';

/** Facts of a project's downloads from the database. */
export interface Facts {
  products: number;
  used: number;
  /** Null is no limit. */
  permitted: number | null;
  add_watermark: boolean;
}

export interface DownloadInput {
  size: UploadResolution;
  /** Whether all requested photographs are picked. */
  withinSelection: boolean;
  /** Whether this person has bought all of them in this size. */
  bought?: boolean;
}

/** The facts that decide about a download. */
export interface DownloadQuestion {
  allow_downloads: boolean;
  allow_downloads_selection_only: boolean;
  role: Viewer['role'];
  /** Whether everything requested is part of the selection. */
  withinSelection: boolean;
  /** Whether everything requested was bought in this size. */
  bought?: boolean | undefined;
  /** Whether this person's own link lets them download every photograph. */
  entitled?: boolean | undefined;
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

/**
 * Decides a download; refuses with the first applicable reason. The account always may, buyers what they bought, and the
 * person of a link with downloads everything in the sizes that the project offers.
 */
export function decideDownload(question: DownloadQuestion): Decision {
  if (isStaff(question.role) || question.bought) return { allowed: true };
  if (question.entitled) return sizeOffered(question) ? { allowed: true } : refuse('SIZE_NOT_OFFERED');
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

/** Whether a person's own link lets them download every photograph. */
export const isEntitled = ({ grant }: Pick<Viewer, 'grant'>): boolean => grant?.downloads ?? false;

/** Decides a person's request in a project. */
export function decide(event: EventRow, viewer: Viewer, facts: Facts, input: DownloadInput): Decision {
  return decideDownload({
    role: viewer.role,
    withinSelection: input.withinSelection,
    bought: input.bought,
    entitled: isEntitled(viewer),
    size: input.size,
    allow_downloads: event.allow_downloads,
    allow_downloads_selection_only: event.allow_downloads_selection_only,
    products: facts.products,
    printselectiondone: event.printselectiondone,
    downloads_used: facts.used,
    downloads_permitted: facts.permitted,
    upload_resolution: event.upload_resolution,
    add_watermark: facts.add_watermark,
  });
}

/** Returns the sizes a person may choose from, smallest first. The account may have every one. */
export function offeredSizes(
  event: EventRow,
  viewer: Viewer,
  facts: Pick<Facts, 'add_watermark'>,
): UploadResolution[] {
  if (isStaff(viewer.role)) return [...UPLOAD_RESOLUTIONS];
  const up = UPLOAD_RESOLUTIONS.indexOf(event.upload_resolution);
  return UPLOAD_RESOLUTIONS.filter((size, i) => i <= up && !(size === 'original' && facts.add_watermark));
}
