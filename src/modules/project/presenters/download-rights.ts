import { once } from '@/core/process/state';
import type { Viewer } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/project-repo';

/** What a person may download from a project now. */
export interface DownloadRights {
  /** Whether anything at all. */
  now: boolean;
  /** Whether every photograph has a link, none, or each its own answer. */
  links: 'every' | 'none' | 'some';
  /** The address of one photograph's file, or null where downloading it is not allowed now. */
  linkOf: (mediaId: string) => string | null;
}

/** The feature that knows: nothing may be downloaded without one. */
export type FindDownloadRights = (event: EventRow, viewer: Viewer) => Promise<DownloadRights>;

const NONE: DownloadRights = { now: false, links: 'none', linkOf: () => null };
const held = () => once<{ find: FindDownloadRights | null }>('download-rights', () => ({ find: null }));

/** Lets a feature answer for downloads. */
export function answerDownloadRights(find: FindDownloadRights): void {
  held().find = find;
}

/** What this person may download in this project now. */
export async function downloadRights(event: EventRow, viewer: Viewer): Promise<DownloadRights> {
  return (await held().find?.(event, viewer)) ?? NONE;
}
