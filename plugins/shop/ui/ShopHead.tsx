import { useT } from '@plugins/kit/view';

/** The links above each page of the shop: the shop itself, the cart, the person's orders. */
export function ShopHead({
  event,
  cart,
  here,
}: {
  event: string;
  cart: number;
  here: 'shop' | 'product' | 'cart' | 'orders';
}) {
  const t = useT('shop');
  const link = 'touch-target inline-flex items-center underline-offset-4 hover:underline';
  return (
    <nav
      aria-label={t('title')}
      className="mb-8 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-1 border-line border-b pb-1"
    >
      {here !== 'shop' && (
        <a href={`/events/${event}/photographer_products`} className={link}>
          {t('title')}
        </a>
      )}
      {here !== 'cart' && cart > 0 && (
        <a href={`/events/${event}/cart`} className={link}>
          {t('cartOf', { count: cart })}
        </a>
      )}
      {here !== 'orders' && (
        <a href={`/events/${event}/orders`} className={`${link} ms-auto text-quiet`}>
          {t('orders')}
        </a>
      )}
    </nav>
  );
}
