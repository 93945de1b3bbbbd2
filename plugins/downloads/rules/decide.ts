import { isStaff, type Viewer } from '@plugins/kit/server/people';
import { UPLOAD_RESOLUTIONS, type UploadResolution } from '@plugins/kit/server/photographs';
import type { EventRow } from '@plugins/kit/server/projects';
import { type Decision, decideDownload } from '@plugins/kit/server/rules';

/** What only the database knows of a project's downloads. */
export interface Facts {
  products: number;
  used: number;
  /** Null is no limit. */
  permitted: number | null;
  add_watermark: boolean;
}

export interface Wish {
  size: UploadResolution;
  /** Whether everything asked for is chosen. */
  withinSelection: boolean;
}

/** Decides a wish by the house's one rule. */
export function decide(event: EventRow, viewer: Viewer, facts: Facts, wish: Wish): Decision {
  return decideDownload({
    role: viewer.role,
    withinSelection: wish.withinSelection,
    size: wish.size,
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

/** The sizes somebody may choose from, smallest first. The account may have every one. */
export function offeredSizes(
  event: EventRow,
  viewer: Viewer,
  facts: Pick<Facts, 'add_watermark'>,
): UploadResolution[] {
  if (isStaff(viewer.role)) return [...UPLOAD_RESOLUTIONS];
  const up = UPLOAD_RESOLUTIONS.indexOf(event.upload_resolution);
  return UPLOAD_RESOLUTIONS.filter((size, i) => i <= up && !(size === 'original' && facts.add_watermark));
}
