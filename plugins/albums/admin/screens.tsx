import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { BookOpen } from 'lucide-react';
import { ProductsBoard } from './lazy';

/** `/admin/x/albums/products`: the albums a studio offers, with their measures. */
export const productsScreen: FeatureScreen = {
  name: 'products',
  label: 'albums.admin.products.title',
  group: 'settings',
  part: 'projects',
  words: 'albums.admin.products.words',
  icon: BookOpen,
  permission: 'albums.manage',
  draw: async () => <ProductsBoard />,
};
