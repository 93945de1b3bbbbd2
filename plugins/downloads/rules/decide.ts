import { isStaff, type Viewer } from '@plugins/kit/server/people';
import { UPLOAD_RESOLUTIONS, type UploadResolution } from '@plugins/kit/server/photographs';
import type { EventRow } from '@plugins/kit/server/projects';
import { type Decision, decideDownload } from '@plugins/kit/server/rules';

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
}

/** Decides a request by the core's one rule of downloads. */
export function decide(event: EventRow, viewer: Viewer, facts: Facts, input: DownloadInput): Decision {
  return decideDownload({
    role: viewer.role,
    withinSelection: input.withinSelection,
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
