export { ApiError, isLeaving } from '@/components/api/call-api';
export { type Agreement, agreementOf } from '@/domain/agreement';
export { dayWords } from '@/domain/day-words';
export { type Money, moneyWords, sumMoney } from '@/domain/money';
export { COLOURS, type Colour, NO_MARKS, type PhotoMarks, STARS_MOST, withMarks } from '@/domain/photo-marks';
export { type Standing, standingOf } from '@/domain/selection-standing';
export { type PickTime, timeOf } from '@/domain/selection-times';
