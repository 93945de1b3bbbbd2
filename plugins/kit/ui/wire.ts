export type {
  EventView,
  LiveMessages,
  MediaView,
  PickAnswer,
  ProductsView,
  ProductView,
} from '@/core/wire';
export type { FoldView } from '@/ui/gallery/folding';
