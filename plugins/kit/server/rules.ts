export { TRASH_DAYS } from '@/core/constants';
export { type Decision, errorOf, refuse, requireAllowed } from '@/core/errors/decision';
export { isKeepersError } from '@/core/errors/errors';
export type { FeatureTrash } from '@/core/features/feature-trash';
export { type ReviewSource, reviewSources } from '@/core/features/review-sources';
