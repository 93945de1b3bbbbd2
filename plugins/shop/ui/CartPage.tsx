import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import { Plus } from 'lucide-react';
import type { CartView } from '../wire';
import { Line } from './Line';
import { LineActs } from './LineActs';
import { OrderLines, Totals } from './OrderLines';
import { ShopHead } from './ShopHead';
import { SubmitOnce } from './SubmitOnce';

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

const area = 'w-full rounded-sm border border-line bg-raised px-3.5 py-2.5 text-base text-ink';
/** Fields that show their own mistakes. */
const KNOWN = ['name', 'email', 'address', 'note'];

/** The cart and the checkout on one page: plain forms. */
export function CartPage(props: CartPageProps) {
  const { event, cart, coupon, csrf, locale, errors, extras } = props;
  const others = Object.entries(errors).filter(([field]) => !KNOWN.includes(field));
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
        <ShopHead event={event} cart={cart.lines.length} here="cart" />
      )}
      <h1 className="mb-4 font-display text-4xl">{t(extras ? 'extras.title' : 'cart')}</h1>
      {others.map(([field, words]) => (
        <p key={field} role="alert" className="mb-4 border-danger border-s-2 ps-3 text-danger">
          {words.join(' ')}
        </p>
      ))}
      {cart.dropped.map(({ product, name, reason }) => (
        <p key={product} role="alert" className="border-danger border-s-2 ps-3 text-danger">
          {t('droppedLine', { name: name ?? t('aProduct'), reason: t(`dropped.${reason}`) })}
        </p>
      ))}
      {cart.lines.length === 0 ? (
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
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <OrderLines
              lines={cart.lines}
              locale={locale}
              {...(!extras && {
                act: (line) => <LineActs event={event} line={line} csrf={csrf} />,
              })}
            />
            <Totals of={cart} locale={locale} />
            {!extras && (
              <form
                method="get"
                action={`/events/${event}/cart`}
                className={cx('flex gap-3', props.refusedCoupon ? 'items-center' : 'items-end')}
              >
                <div className="flex-1">
                  <Line
                    name="coupon"
                    label={t('coupon')}
                    defaultValue={props.refusedCoupon ?? coupon ?? ''}
                    maxLength={60}
                    errors={props.refusedCoupon ? [t('couponRefused')] : undefined}
                    autoComplete="off"
                    dir="auto"
                  />
                </div>
                <button type="submit" className={buttonClass('line', 'h-12')}>
                  {t('apply')}
                </button>
              </form>
            )}
          </div>
          <Checkout {...props} />
        </div>
      )}
    </div>
  );
}

function Checkout({ event, studio, extras, cart, coupon, errors, values, csrf, locale }: CartPageProps) {
  const t = useT('shop');
  const free = cart.total.amount === 0;
  const sends = cart.lines.some(({ kind }) => kind === 'print' || kind === 'package');
  // One way needs no question.
  const [only, ...others] = cart.methods;
  const can = free || cart.methods.length > 0;
  return (
    <SubmitOnce
      action={`/events/${event}/orders`}
      order={`/events/${event}/orders`}
      className="flex flex-col gap-5 lg:border-line lg:border-s lg:ps-10"
    >
      <input type="hidden" name="authenticity_token" value={csrf} />
      <input type="hidden" name="total" value={cart.total.amount} />
      {extras && <input type="hidden" name="extras" value="true" />}
      {coupon && <input type="hidden" name="coupon" value={coupon} />}
      <h2 className="font-display text-2xl">{t('checkout')}</h2>
      <Line
        name="name"
        label={t('name')}
        required
        maxLength={200}
        autoComplete="name"
        defaultValue={values.name}
        errors={errors.name}
      />
      <Line
        name="email"
        type="email"
        label={t('email')}
        required
        maxLength={254}
        autoComplete="email"
        dir="ltr"
        defaultValue={values.email}
        errors={errors.email}
      />
      {sends && (
        <div className="flex flex-col gap-1.5">
          <label htmlFor="shop-address" className="text-[0.9375rem]">
            {t('address')} <span className="text-quiet text-sm">({t('optional')})</span>
          </label>
          <textarea
            id="shop-address"
            name="address"
            rows={2}
            maxLength={1000}
            autoComplete="street-address"
            dir="auto"
            defaultValue={values.address}
            aria-describedby="shop-address-hint"
            className={area}
          />
          <p id="shop-address-hint" className="text-quiet text-sm">
            {t('addressHint', { studio })}
          </p>
        </div>
      )}
      <details open={Boolean(values.note)}>
        <summary className="touch-target flex cursor-pointer items-center gap-2 text-[0.9375rem] underline-offset-4 hover:underline">
          <Plus aria-hidden="true" size={18} className="text-quiet" /> {t('addNote')}
        </summary>
        <label htmlFor="shop-note" className="sr-only">
          {t('note')}
        </label>
        <textarea
          id="shop-note"
          name="note"
          rows={3}
          maxLength={2000}
          dir="auto"
          defaultValue={values.note}
          className={area}
        />
      </details>
      {!free && only && others.length === 0 && (
        <p>
          <input type="hidden" name="method" value={only.id} />
          {t('payBy', { method: only.label })}
        </p>
      )}
      {!free && others.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2">{t('pay')}</legend>
          {cart.methods.map(({ id, label }, at) => (
            <label
              key={id}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border border-line px-4 has-checked:border-ink has-checked:bg-raised"
            >
              <input
                type="radio"
                name="method"
                value={id}
                defaultChecked={values.method ? values.method === id : at === 0}
                className="size-4 accent-current"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {can ? (
        <button type="submit" className={buttonClass('ink', 'w-full')}>
          {free ? t('placeFree') : t('place', { total: moneyWords(cart.total, locale) })}
        </button>
      ) : (
        <p role="status">{t('noMethod', { studio })}</p>
      )}
    </SubmitOnce>
  );
}
