import { type Money, moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import type { OrderView } from '../wire';
import { ShopHead } from './ShopHead';

export interface OrdersPageProps {
  event: string;
  orders: {
    id: string;
    number: number;
    state: OrderView['state'];
    total: Money;
    at: string;
    /** Addresses of its first photographs. */
    photos: string[];
  }[];
  locale: string;
}

/** A person's orders of a project. */
export function OrdersPage({ event, orders, locale }: OrdersPageProps) {
  const t = useT('shop');
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div>
      <ShopHead event={event} cart={0} here="orders" />
      <h1 className="mb-4 font-display text-4xl">{t('orders')}</h1>
      {orders.length === 0 ? (
        <div className="flex flex-col items-start gap-5 py-6">
          <p>{t('noOrders')}</p>
          <p className="text-quiet">{t('noOrdersHint')}</p>
          <a href={`/events/${event}/photographer_products`} className={buttonClass('ink')}>
            {t('toShop')}
          </a>
        </div>
      ) : (
        <ul>
          {orders.map(({ id, number, state, total, at, photos }) => (
            <li key={id} className="border-line border-b">
              <a
                href={`/events/${event}/orders/${id}`}
                className="flex min-h-16 items-center justify-between gap-4 py-3 underline-offset-4 hover:underline"
              >
                <span className="flex flex-col">
                  <span className="font-medium">{t('orderNumber', { number })}</span>
                  <span className="text-quiet text-sm">
                    {day.format(new Date(at))} · {t(`state.${state}`)}
                  </span>
                </span>
                <span className="ms-auto flex gap-1">
                  {photos.map((src, nr) => (
                    <img
                      key={src}
                      src={src}
                      alt=""
                      loading="lazy"
                      className={cx('size-14 rounded-sm object-cover', nr > 0 && 'max-sm:hidden')}
                    />
                  ))}
                </span>
                <span className="min-w-20 text-end">{moneyWords(total, locale)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
