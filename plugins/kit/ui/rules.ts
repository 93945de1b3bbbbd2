export { dayWords } from '@/core/text/day-words';
export { type Money, moneyWords, sumMoney } from '@/core/text/money';
export { type Standing, standingOf } from '@/modules/picks/rules/selection-standing';
export { type PickTime, timeOf } from '@/modules/picks/rules/selection-times';
export { ApiError, isLeaving } from '@/ui/api/call-api';
