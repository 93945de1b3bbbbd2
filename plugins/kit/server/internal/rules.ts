export { DOWNLOAD_SCOPES, REVIEW } from '@/core/constants';
export { refusalWords } from '@/core/http/wire-error';
export { dayIn } from '@/core/time/zone-time';
export { countedPicks } from '@/modules/picks/queries/counted-picks';
export { downloadableOf } from '@/modules/picks/rules/download';
export { amongIts } from '@/modules/picks/rules/selection-cascade';
export { reminderDue } from '@/modules/picks/rules/selection-times';
export { type DownloadRights, downloadRights } from '@/modules/project/presenters/download-rights';
