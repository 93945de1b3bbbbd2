export { dayWords } from '@/core/text/day-words';
export { type Money, moneyWords } from '@/core/text/money';
export { timeOf } from '@/modules/picks/rules/selection-times';
export { ApiError, isLeaving } from '@/ui/api/call-api';
