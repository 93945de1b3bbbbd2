export type { ClipTheme, ClipTransition } from '@/core/features/clip-themes';
export { type Placed, placePhoto, type Rect } from '@/core/photo/place-photo';
export { dayWords } from '@/core/text/day-words';
export { formatBytes } from '@/core/text/format-bytes';
export { CURRENCIES, PRICE_MOST } from '@/core/text/money';
export { type PickTime, timeOf } from '@/modules/picks/rules/selection-times';
