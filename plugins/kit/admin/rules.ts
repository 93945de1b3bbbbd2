export { dayWords } from '@/domain/day-words';
export { type Money, moneyWords } from '@/domain/money';
