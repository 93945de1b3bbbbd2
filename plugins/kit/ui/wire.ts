export type { EventView, MediaView } from '@/core/wire';
export type { StackView } from '@/ui/gallery/stacking';
