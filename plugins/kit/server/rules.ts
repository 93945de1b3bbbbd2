export { REVIEW } from '@/core/constants';
export { type Decision, errorOf, requireAllowed } from '@/core/errors/decision';
export { isKeepersError } from '@/core/errors/errors';
export type { FeatureTrash } from '@/core/features/feature-trash';
export { type BroughtReview, type ReviewSource, reviewSources } from '@/core/features/review-sources';
export { refusalWords } from '@/core/http/wire-error';
export {
  COLOURS,
  type Colour,
  changedMarks,
  NO_MARKS,
  type PhotoMarks,
  STARS_MOST,
  withMarks,
} from '@/core/photo/photo-marks';
export { dayWords } from '@/core/text/day-words';
export { type Money, moneyWords, sumMoney } from '@/core/text/money';
export { dayIn } from '@/core/time/zone-time';
export { TRASH_DAYS } from '@/modules/access/rules/project';
export { normaliseCode } from '@/modules/access/rules/project-code';
export { countedPicks } from '@/modules/picks/counted-picks';
export {
  type Agreement,
  agreementOf,
  type Favourites,
  type Verdict,
  verdictOf,
} from '@/modules/picks/rules/agreement';
export {
  DOWNLOAD_SCOPES,
  type DownloadScope,
  decideDownload,
  downloadableOf,
} from '@/modules/picks/rules/download';
export { decideHiding } from '@/modules/picks/rules/hiding';
export { decideComplete, decidePick, decideReopen, wantedState } from '@/modules/picks/rules/selection';
export { amongIts } from '@/modules/picks/rules/selection-cascade';
export { extrasOpen, type Standing, standingOf, wantsMore } from '@/modules/picks/rules/selection-standing';
export { endOf, type PickTime, reminderDue, reminderOf, timeOf } from '@/modules/picks/rules/selection-times';
export { type Shot, stackSimilar } from '@/modules/picks/rules/similar-shots';
export {
  type DownloadRights,
  downloadRights,
  type FindDownloadRights,
} from '@/modules/project/presenters/download-rights';
