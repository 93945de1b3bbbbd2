export { apart } from '@/core/text/apart';
export { dayWords } from '@/core/text/day-words';
export { type Money, moneyWords } from '@/core/text/money';
