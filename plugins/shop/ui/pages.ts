import { CartPage } from './CartPage';
import { OrderPage } from './OrderPage';
import { OrdersPage } from './OrdersPage';
import { ProductPage } from './ProductPage';
import { ShopPage } from './ShopPage';

/** Views of the feature's pages. */
export const shopPages = {
  'shop.products': ShopPage,
  'shop.product': ProductPage,
  'shop.cart': CartPage,
  'shop.orders': OrdersPage,
  'shop.order': OrderPage,
};
