import { listStudioProducts } from '@/modules/project/queries/products-repo';
import { listTemplates } from '@/modules/project/queries/templates-repo';
import { ProductsTab } from '../lazy';
import type { Tab } from '../tab';

/** Loads the products tab. */
export const productsTab: Tab = async ({ entered: { event } }) => {
  const [products, templates] = await Promise.all([
    listStudioProducts(event.id),
    listTemplates(event.account_id),
  ]);
  return { page: <ProductsTab event={event.id} products={products} templates={templates} /> };
};
