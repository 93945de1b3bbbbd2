export { isolateBidi } from '@/core/text/isolate-bidi';
export { type Money, moneyWords } from '@/core/text/money';
