export type { FoldView } from '@/components/gallery/folding';
export type {
  EventView,
  LiveMessages,
  MediaView,
  PickAnswer,
  ProductsView,
  ProductView,
} from '@/domain/wire';
