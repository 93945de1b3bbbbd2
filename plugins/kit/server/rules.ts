export { REVIEW } from '@/domain/constants';
export { type Decision, errorOf, requireAllowed } from '@/domain/decision';
export { DOWNLOAD_SCOPES, type DownloadScope, decideDownload } from '@/domain/download';
export { decideHiding } from '@/domain/hiding';
export { decideComplete, decidePick, decideReopen, wantedState } from '@/domain/selection';
export { countedPicks } from '@/server/picks/counted-picks';
export {
  type DownloadRights,
  downloadRights,
  type FindDownloadRights,
} from '@/server/presenters/download-rights';
export { type BroughtReview, type ReviewSource, reviewSources } from '@/server/reviews/review-sources';
