import { pool } from '@plugins/kit/server/database';
import { clock } from '@plugins/kit/server/internal-rules';
import { listCoupons } from '../queries/coupons';
import { listShopProjects } from '../queries/projects';
import { listSold, sumSold } from '../queries/sold';
import { countOrders, listOrders, ORDERS_PAGE, type OrderPart } from '../queries/studio';

/** One page of the studio's orders, with the number of each part. */
export async function readOrders(
  account: string,
  { state: part, q, page }: { state: OrderPart; q: string; page: number },
) {
  const counts = await countOrders(pool(), { account, q });
  const orders = await listOrders(pool(), { account, part, q, page });
  return { orders, counts, page, pages: Math.max(1, Math.ceil(counts[part] / ORDERS_PAGE)) };
}

/** What the account sold this month, by product, and its open orders. */
export async function readSold(account: string) {
  const asked = { account, now: clock() };
  const [sums, products] = await Promise.all([sumSold(pool(), asked), listSold(pool(), asked)]);
  return { sums, products };
}

interface Reader {
  account: string | null;
  search: Record<string, string | string[] | undefined>;
}

/** What the screens of the shop show at first; each the same as its endpoints answer. */
export const shopScreens = {
  orders: async ({ account, search }: Reader) =>
    // An address with an order shows that order alone.
    account === null || search.order
      ? null
      : { list: await readOrders(account, { state: 'all', q: '', page: 1 }), sold: await readSold(account) },
  products: async ({ account }: Reader) => {
    if (account === null) return null;
    // It writes through Payload, too, which the worker does not load.
    const { readCatalogOf } = await import('./manage-catalog');
    return {
      catalog: await readCatalogOf(account, null),
      projects: { projects: await listShopProjects(pool(), account) },
    };
  },
  coupons: async ({ account }: Reader) =>
    account === null ? null : { coupons: await listCoupons(pool(), account) },
};
