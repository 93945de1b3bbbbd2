export { dayWords } from '@/core/text/day-words';
export { type Money, moneyWords, sumMoney } from '@/core/text/money';
export { standingOf } from '@/modules/picks/rules/selection-standing';
export { timeOf } from '@/modules/picks/rules/selection-times';
export { ApiError, isLeaving } from '@/ui/api/call-api';
