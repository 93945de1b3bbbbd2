export type { LiveMessages, PickAnswer, ProductsView, ProductView } from '@/core/wire';
