import { type Money, moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import type { OrderView } from '../wire';
import { EmailLine } from './Line';
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
  /** The links were just sent, to an address with orders or without. */
  sent: boolean;
  /** Why they could not be sent. */
  errors: string[];
  email: string;
  csrf: string;
  locale: string;
}

/** Sends the links of orders that were placed on another device, by mail to their address. */
function MailLinks({ event, sent, errors, email, csrf }: OrdersPageProps) {
  const t = useT('shop');
  if (sent) return <p role="status">{t('links.sent')}</p>;
  return (
    <form
      method="post"
      action={`/api/x/shop/projects/${event}/orders/links`}
      className="flex w-full max-w-md flex-col gap-4"
    >
      <input type="hidden" name="authenticity_token" value={csrf} />
      <p className="text-quiet">{t('links.text')}</p>
      <EmailLine defaultValue={email} errors={errors} />
      <button type="submit" className={buttonClass('line', 'self-start')}>
        {t('links.send')}
      </button>
    </form>
  );
}

/** A person's orders of a project. */
export function OrdersPage(props: OrdersPageProps) {
  const { event, orders, locale } = props;
  const t = useT('shop');
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div>
      <ShopHead event={event} cart={0} here="orders" />
      <h1 className="mb-4 font-display text-4xl">{t('orders')}</h1>
      {orders.length === 0 ? (
        <div className="flex flex-col items-start gap-5 py-6">
          <p>{t('noOrders')}</p>
          <MailLinks {...props} />
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
