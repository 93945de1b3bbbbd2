export { DOWNLOAD_SCOPES, REVIEW, TRASH_DAYS } from '@/core/constants';
export { type Decision, errorOf, refuse, requireAllowed } from '@/core/errors/decision';
export { isKeepersError } from '@/core/errors/errors';
export type { FeatureTrash } from '@/core/features/feature-trash';
export { type ReviewSource, reviewSources } from '@/core/features/review-sources';
export { refusalWords } from '@/core/http/wire-error';
export { dayIn } from '@/core/time/zone-time';
export { countedPicks } from '@/modules/picks/queries/counted-picks';
export { downloadableOf } from '@/modules/picks/rules/download';
export { amongIts } from '@/modules/picks/rules/selection-cascade';
export { reminderDue } from '@/modules/picks/rules/selection-times';
export {
  type DownloadRights,
  downloadRights,
} from '@/modules/project/presenters/download-rights';
