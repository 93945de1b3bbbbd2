export { ApiError, isLeaving } from '@/components/api/call-api';
export { dayWords } from '@/domain/day-words';
export { type Money, moneyWords, sumMoney } from '@/domain/money';
export { type Standing, standingOf } from '@/domain/selection-standing';
export { type PickTime, timeOf } from '@/domain/selection-times';
