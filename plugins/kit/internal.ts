export { type PickTime, timeOf } from '@/modules/picks/rules/selection-times';
