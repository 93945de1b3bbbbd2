import { decideDownload } from './download';
import { can } from './permissions';
import type { Role } from './roles';
import type { EventCan } from './wire';

/** The facts of a project that say what somebody may do in it now. */
export interface EventCanFacts {
  /** Products for selection it has. */
  products: number;
  printselectiondone: boolean;
  allow_sharing: boolean;
  allow_downloads: boolean;
  allow_downloads_selection_only: boolean;
  downloads_used: number;
  downloads_permitted: number | null;
}

/** What a role that reaches this project may do in it now; the interface shows what is true here and nothing else. */
export function eventCan(role: Role, facts: EventCanFacts): EventCan {
  const reaches = (permission: Parameters<typeof can>[1]) => can(role, permission) !== 'none';
  const manage = reaches('project.update');
  const open = facts.products > 0 && !facts.printselectiondone;
  const download = decideDownload({
    ...facts,
    role,
    withinSelection: true,
    size: 'web',
    upload_resolution: 'web',
    add_watermark: false,
  });
  return {
    select: reaches('selection.set') && open,
    hide: reaches('media.hide'),
    complete: reaches('selection.complete') && open,
    share: reaches('share.create') && (manage || facts.allow_sharing),
    download: reaches('download.create') && download.allowed,
    review: reaches('review.create'),
    manage,
  };
}
