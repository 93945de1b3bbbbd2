import { env } from '@/server/env';
import type { Endpoint } from '@/server/http/define-endpoint';
import type { JobDefinition } from '@/server/jobs/define-job';
import type { PageDefinition } from '@/server/pages/define-page';
import type { PersonTable } from '@/server/persons/person-tables';
import type { FindDownloadRights } from '@/server/presenters/download-rights';
import type { FindCounters } from '@/server/projects/project-counters';
import type { ProjectField } from '@/server/projects/project-fields';

export { allow } from '@/access/table';
export { MEDIUM_LONG_SIDE } from '@/domain/constants';
export { type Decision, errorOf, requireAllowed } from '@/domain/decision';
export { DOWNLOAD_SCOPES, type DownloadScope, decideDownload } from '@/domain/download';
export { KeepersError } from '@/domain/errors';
export { decideHiding } from '@/domain/hiding';
export {
  CSV_BOM,
  contentDisposition,
  csvRow,
  safeFileName,
  stem,
  uniqueNames,
  xmlEscape,
} from '@/domain/names';
export { fitWithin, UPLOAD_RESOLUTIONS, type UploadResolution } from '@/domain/photo-sizes';
export { markOf } from '@/domain/picture-version';
export { isProgram } from '@/domain/preview-bots';
export { isStaff } from '@/domain/roles';
export { decideComplete, decidePick, decideReopen, wantedState } from '@/domain/selection';
export { translator } from '@/i18n/translate';
export { listAudit } from '@/server/audit/list-audit';
export { recordAudit } from '@/server/audit/record-audit';
export { pool, type Sql, transaction } from '@/server/database/pool';
export { uuidv7 } from '@/server/database/uuid';
export { type EventRow, findEvent, openNow } from '@/server/events/repo';
export { storage } from '@/server/files';
export { listMedia, visibleTo } from '@/server/galleries/repo';
export { gather } from '@/server/gather';
export { type Entered, enter, enterBy, isId, notThere, type Viewer, viewerOf } from '@/server/grants/viewer';
export { csrfToken } from '@/server/http/csrf';
export { type Answer, defineEndpoint, type Endpoint } from '@/server/http/define-endpoint';
export { contextOf, type RequestContext } from '@/server/http/request-context';
export { deriveSize } from '@/server/images/derive';
export { ownLinks, type WayIn } from '@/server/invitations/own-links';
export { enqueue } from '@/server/jobs/boss';
export { defineJob, type JobDefinition } from '@/server/jobs/define-job';
export { announce, recordChange, recordChanges } from '@/server/live/changes';
export { type Mail, type MailContent, sendMail } from '@/server/mail/send-mail';
export { definePage, type PageDefinition, type PageRequest } from '@/server/pages/define-page';
export type { PersonTable } from '@/server/persons/person-tables';
export { countedPicks } from '@/server/picks/counted-picks';
export { derivativeKey, originalKey, pictureAddress, pictureToken } from '@/server/pictures/address';
export { rangeOf } from '@/server/pictures/byte-range';
export { readPicture } from '@/server/pictures/read-picture';
export {
  type DownloadRights,
  downloadRights,
  type FindDownloadRights,
} from '@/server/presenters/download-rights';
export { presentList } from '@/server/presenters/media';
export type { FindCounters, ProjectCounter } from '@/server/projects/project-counters';
export type { ProjectField } from '@/server/projects/project-fields';
export { packProject } from '@/server/studio/photos-repo';

/** Origin the platform is reached at, for addresses that leave it; without a trailing slash. */
export const publicUrl = (): string => env().publicUrl;

/** The server half of a feature: what it answers and does. Loaded by the web process and the worker. */
export interface FeatureServer {
  id: string;
  endpoints: Endpoint[];
  jobs: JobDefinition[];
  /** Pages below `/events/{id}/`, fragments among them; their views are in the feature's `ui/pages.ts`. */
  pages: PageDefinition[];
  /** Fields of `PUT /events/{id}` the feature answers for. */
  projectFields: Record<string, ProjectField>;
  /** Numbers it keeps of a project, shown in the project's head. */
  projectCounters?: FindCounters;
  /** Its rows that know people, for exports and erasures. A column that knows people and is not named fails a test. */
  personTables?: readonly PersonTable[];
  /** Says what may be downloaded: one feature answers for all lists. */
  downloadRights?: FindDownloadRights;
}

/** Declares a feature's server half. */
export function defineFeatureServer(half: Partial<FeatureServer> & { id: string }): FeatureServer {
  return { endpoints: [], jobs: [], pages: [], projectFields: {}, ...half };
}
