import { people, photographs, type projects, rules } from '@plugins/kit/server';

/** What only the database knows of a project's downloads. */
export interface Facts {
  products: number;
  used: number;
  /** Null is no limit. */
  permitted: number | null;
  add_watermark: boolean;
}

export interface Wish {
  size: photographs.UploadResolution;
  /** Whether everything asked for is chosen. */
  withinSelection: boolean;
}

/** Decides a wish by the house's one rule. */
export function decide(
  event: projects.EventRow,
  viewer: people.Viewer,
  facts: Facts,
  wish: Wish,
): rules.Decision {
  return rules.decideDownload({
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
  event: projects.EventRow,
  viewer: people.Viewer,
  facts: Pick<Facts, 'add_watermark'>,
): photographs.UploadResolution[] {
  if (people.isStaff(viewer.role)) return [...photographs.UPLOAD_RESOLUTIONS];
  const up = photographs.UPLOAD_RESOLUTIONS.indexOf(event.upload_resolution);
  return photographs.UPLOAD_RESOLUTIONS.filter(
    (size, i) => i <= up && !(size === 'original' && facts.add_watermark),
  );
}
