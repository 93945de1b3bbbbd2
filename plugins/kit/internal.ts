export type { ClipTheme, ClipTransition } from '@/core/features/clip-themes';
export { type Placed, placePhoto, type Rect } from '@/core/photo/place-photo';
export { dayWords } from '@/core/text/day-words';
export { formatBytes } from '@/core/text/format-bytes';
export { type PickTime, timeOf } from '@/modules/picks/rules/selection-times';
