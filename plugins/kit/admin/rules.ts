export { agreementOf } from '@/domain/agreement';
export { apart } from '@/domain/apart';
export { dayWords } from '@/domain/day-words';
export { type Money, moneyWords } from '@/domain/money';
