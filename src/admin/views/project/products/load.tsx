import { listStudioProducts } from '@/server/studio/products-repo';
import type { Tab } from '../tab';
import { ProductsTab } from './ProductsTab';

/** What the client chooses photographs for. */
export const productsTab: Tab = async ({ entered: { event } }) => ({
  page: <ProductsTab event={event.id} products={await listStudioProducts(event.id)} />,
});
