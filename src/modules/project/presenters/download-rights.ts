import { once } from '@/core/process/state';
import type { Viewer } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';

/** What a person may currently download from a project. */
export interface DownloadRights {
  /** Whether anything can be downloaded. */
  now: boolean;
  /** Whether every photograph has a link, none, or only some. */
  links: 'every' | 'none' | 'some';
  /** Returns the address of one photograph's file, or null if downloading it is not allowed. */
  linkOf: (mediaId: string) => string | null;
}

/** Provided by the downloads feature: without it nothing may be downloaded. */
export type FindDownloadRights = (event: EventRow, viewer: Viewer) => Promise<DownloadRights>;

const NONE: DownloadRights = { now: false, links: 'none', linkOf: () => null };
const held = () => once<{ find: FindDownloadRights | null }>('download-rights', () => ({ find: null }));

/** Registers the feature that decides about downloads. */
export function answerDownloadRights(find: FindDownloadRights): void {
  held().find = find;
}

/** Whether a person may download every photograph of a project now. */
export const mayDownloadAll = async (event: EventRow, viewer: Viewer): Promise<boolean> =>
  (await downloadRights(event, viewer)).links === 'every';

/** Returns what this person may currently download in this project. */
export async function downloadRights(event: EventRow, viewer: Viewer): Promise<DownloadRights> {
  return (await held().find?.(event, viewer)) ?? NONE;
}
