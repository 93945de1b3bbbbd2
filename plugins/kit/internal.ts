export { formatBytes } from '@/core/text/format-bytes';
export { type PickTime, timeOf } from '@/modules/picks/rules/selection-times';
