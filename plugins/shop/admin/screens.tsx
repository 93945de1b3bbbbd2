import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { ReceiptText, ShoppingBag, TicketPercent } from 'lucide-react';
import { orderNumber } from '../queries/studio';
import { CouponsBoard, OrderDetail, OrdersBoard, ProductsBoard } from './lazy';
import type { CouponsFirst, OrdersFirst, ProductsFirst } from './wire';

const one = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** `/admin/x/shop/orders`: the orders; with `?order=` one of them. */
export const ordersScreen: FeatureScreen = {
  name: 'orders',
  label: 'shop.admin.orders.title',
  group: 'store',
  words: 'shop.admin.orders.words',
  icon: ReceiptText,
  permission: 'shop.manage',
  crumb: async ({ account, sql, search, t }) => {
    const order = one(search.order);
    const number = account && order && (await orderNumber(sql, { account, order }));
    return number ? t('shop.admin.order.title', { number }) : null;
  },
  draw: async ({ search, data }) => {
    const order = one(search.order);
    return order ? <OrderDetail id={order} /> : <OrdersBoard first={data as OrdersFirst | null} />;
  },
};

/** `/admin/x/shop/products`: the price list; `?new=print` begins with a new product. */
export const productsScreen: FeatureScreen = {
  name: 'products',
  label: 'shop.admin.products.title',
  group: 'store',
  words: 'shop.admin.products.words',
  icon: ShoppingBag,
  permission: 'shop.manage',
  draw: async ({ search, data }) => (
    <ProductsBoard begin={one(search.new)} first={data as ProductsFirst | null} />
  ),
};

/** `/admin/x/shop/coupons`: coupons and gift credit. */
export const couponsScreen: FeatureScreen = {
  name: 'coupons',
  label: 'shop.admin.coupons.title',
  group: 'store',
  words: 'shop.admin.coupons.words',
  icon: TicketPercent,
  permission: 'shop.manage',
  draw: async ({ data }) => <CouponsBoard first={data as CouponsFirst | null} />,
};
