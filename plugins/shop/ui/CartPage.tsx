import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { isDelivered } from '../rules/kinds';
import type { CartView } from '../wire';
import { CartForm } from './CartForm';
import { LineActs } from './LineActs';
import { OrderLines } from './OrderLines';
import { ShopHead } from './ShopHead';

export interface CartPageProps {
  event: string;
  studio: string;
  /** The unpaid extras of a selection, in place of the cart. */
  extras: boolean;
  cart: CartView;
  /** The coupon that applies, as it is compared. */
  coupon: string | null;
  /** A typed coupon that is not active. */
  refusedCoupon: string | null;
  errors: Record<string, string[]>;
  values: Record<string, string>;
  csrf: string;
  locale: string;
}

/** Fields that show their own mistakes. */
const KNOWN = ['name', 'email', 'address', 'note'];

/** The cart and the checkout on one page: plain forms. */
export function CartPage(props: CartPageProps) {
  const { event, cart, csrf, locale, errors, extras } = props;
  const { lines, dropped, ...sums } = cart;
  // The choice of a way of delivery shows its mistake where there is one to make.
  const known = sums.deliveries.length > 1 ? [...KNOWN, 'delivery'] : KNOWN;
  const others = Object.entries(errors).filter(([field]) => !known.includes(field));
  const t = useT('shop');
  return (
    <div>
      {extras ? (
        <a
          href={`/events/${event}#photos`}
          className="touch-target mb-6 inline-flex items-center underline-offset-4 hover:underline"
        >
          {t('toGallery')}
        </a>
      ) : (
        <ShopHead event={event} cart={lines.length} here="cart" />
      )}
      <h1 className="mb-4 font-display text-4xl">{t(extras ? 'extras.title' : 'cart')}</h1>
      {others.map(([field, words]) => (
        <p key={field} role="alert" className="mb-4 border-danger border-s-2 ps-3 text-danger">
          {words.join(' ')}
        </p>
      ))}
      {dropped.map(({ product, name, reason }) => (
        <p key={product} role="alert" className="border-danger border-s-2 ps-3 text-danger">
          {t('droppedLine', { name: name ?? t('aProduct'), reason: t(`dropped.${reason}`) })}
        </p>
      ))}
      {lines.length === 0 ? (
        <div className="flex flex-col items-start gap-5 py-8">
          {others.length === 0 && <p>{t(extras ? 'extras.none' : 'empty')}</p>}
          <a
            href={extras ? `/events/${event}#photos` : `/events/${event}/photographer_products`}
            className={buttonClass('ink')}
          >
            {t(extras ? 'toGallery' : 'toShop')}
          </a>
        </div>
      ) : (
        <CartForm
          {...props}
          cart={sums}
          delivers={lines.some(({ kind }) => isDelivered(kind))}
          lines={
            <OrderLines
              lines={lines}
              locale={locale}
              {...(!extras && {
                act: (line) => <LineActs event={event} line={line} csrf={csrf} />,
              })}
            />
          }
        />
      )}
    </div>
  );
}
