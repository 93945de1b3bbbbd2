'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import { type ReactNode, useState } from 'react';
import type { CartView } from '../wire';
import type { CartPageProps } from './CartPage';
import { Checkout } from './Checkout';
import { Line } from './Line';
import { Totals } from './Totals';

export interface CartFormProps extends Omit<CartPageProps, 'cart'> {
  cart: Omit<CartView, 'lines' | 'dropped'>;
  /** Whether something in the cart is sent or picked up. */
  delivers: boolean;
}

/** The lines of a cart with their sums and coupon, beside the checkout: both follow the chosen way of delivery. */
export function CartForm({ lines, ...props }: CartFormProps & { lines: ReactNode }) {
  const { event, extras, coupon, refusedCoupon, locale } = props;
  const t = useT('shop');
  const [chosen, setChosen] = useState(props.cart.delivery?.id ?? null);
  const way = props.cart.deliveries.find(({ id }) => id === chosen);
  const cart = way ? { ...props.cart, delivery: way, total: way.total, tax: way.tax } : props.cart;
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
      <div>
        {lines}
        <Totals of={cart} chooses={cart.deliveries.length > 1} locale={locale} />
        {!extras && (
          <form
            method="get"
            action={`/events/${event}/cart`}
            className={cx('flex gap-3', refusedCoupon ? 'items-center' : 'items-end')}
          >
            {way && <input type="hidden" name="delivery" value={way.id} />}
            <div className="flex-1">
              <Line
                name="coupon"
                label={t('coupon')}
                defaultValue={refusedCoupon ?? coupon ?? ''}
                maxLength={60}
                errors={refusedCoupon ? [t('couponRefused')] : undefined}
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
      <Checkout {...props} cart={cart} onDelivery={setChosen} />
    </div>
  );
}
