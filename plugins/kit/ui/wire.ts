export type {
  EventView,
  LiveMessages,
  MediaView,
  PickAnswer,
  ProductsView,
  ProductView,
} from '@/core/wire';
export type { StackView } from '@/ui/gallery/stacking';
