export { type Agreement, agreementOf, type Favourites, type Verdict, verdictOf } from '@/domain/agreement';
export { REVIEW } from '@/domain/constants';
export { dayWords } from '@/domain/day-words';
export { type Decision, errorOf, requireAllowed } from '@/domain/decision';
export { DOWNLOAD_SCOPES, type DownloadScope, decideDownload, downloadableOf } from '@/domain/download';
export { isKeepersError } from '@/domain/errors';
export { decideHiding } from '@/domain/hiding';
export { type Money, moneyWords, sumMoney } from '@/domain/money';
export {
  COLOURS,
  type Colour,
  changedMarks,
  NO_MARKS,
  type PhotoMarks,
  STARS_MOST,
  withMarks,
} from '@/domain/photo-marks';
export { TRASH_DAYS } from '@/domain/project';
export { normaliseCode } from '@/domain/project-code';
export { decideComplete, decidePick, decideReopen, wantedState } from '@/domain/selection';
export { amongIts } from '@/domain/selection-cascade';
export { extrasOpen, type Standing, standingOf, wantsMore } from '@/domain/selection-standing';
export { endOf, type PickTime, reminderDue, reminderOf, timeOf } from '@/domain/selection-times';
export { type Shot, stackSimilar } from '@/domain/similar-shots';
export { dayIn } from '@/domain/zone-time';
export { refusalWords } from '@/server/http/wire-error';
export { countedPicks } from '@/server/picks/counted-picks';
export {
  type DownloadRights,
  downloadRights,
  type FindDownloadRights,
} from '@/server/presenters/download-rights';
export { type BroughtReview, type ReviewSource, reviewSources } from '@/server/reviews/review-sources';
export type { FeatureTrash } from '@/server/trash/feature-trash';
