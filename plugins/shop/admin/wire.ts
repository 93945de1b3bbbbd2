import type { ListRow, ProductRow } from '../queries/catalog';
import type { ListedCoupon } from '../queries/coupons';
import type { ShopProject } from '../queries/projects';
import type { SoldRow, SoldSums } from '../queries/sold';
import type { ListedOrder, OrderPart } from '../queries/studio';
import type { Currency } from '../rules/product';

/** Answer of `GET /api/x/shop/orders`. */
export interface OrderList {
  orders: (Omit<ListedOrder, 'created_at'> & { created_at: string })[];
  counts: Record<OrderPart, number>;
  page: number;
  pages: number;
}

/** Answer of `GET /api/x/shop/sold`. */
export interface Sold {
  sums: SoldSums[];
  products: SoldRow[];
}

/** Answer of `GET /api/x/shop/products`. */
export interface Catalog {
  list: ListRow | null;
  currency: Currency;
  products: ProductRow[];
}

/** What the screens show at first (`shopScreens`). */
export interface OrdersFirst {
  list: OrderList;
  sold: Sold;
}
export interface ProductsFirst {
  catalog: Catalog;
  projects: { projects: ShopProject[] };
}
export interface CouponsFirst {
  coupons: ListedCoupon[];
}
