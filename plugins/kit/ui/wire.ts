export type {
  EventView,
  LiveMessages,
  MediaView,
  PickAnswer,
  ProductsView,
  ProductView,
} from '@/domain/wire';
