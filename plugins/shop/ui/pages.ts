import { CartPage } from './CartPage';
import { LinePage } from './LinePage';
import { OrderPage } from './OrderPage';
import { OrdersPage } from './OrdersPage';
import { ProductPage } from './ProductPage';
import { ShopPage } from './ShopPage';

/** Views of the feature's pages. */
export const shopPages = {
  'shop.products': ShopPage,
  'shop.product': ProductPage,
  'shop.cart': CartPage,
  'shop.line': LinePage,
  'shop.orders': OrdersPage,
  'shop.order': OrderPage,
};
