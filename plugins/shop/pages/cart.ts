import { definePage } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { authorize, csrfToken } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { priceExtras } from '../operations/extras';
import { limitCoupons } from '../operations/limit-coupons';
import { buyerOf, presentCart, priceLines } from '../operations/read-cart';
import { readLines } from '../queries/carts';
import { findCoupon } from '../queries/coupons';
import { findLastBuyer } from '../queries/read-orders';
import { sumsOf } from '../rules/cart';
import { couponCode, discountOf } from '../rules/coupon';
import type { CartPageProps } from '../ui/CartPage';

/** `GET /events/{id}/cart`: the cart and the checkout, on one page. */
export const cartPage = definePage({
  id: 'shop.cart',
  path: '/events/:id/cart',
  auth: 'shop.buy',
  fragment: true,
  data: true,
  form: true,
  params: z.object({ id: z.string() }),
  query: z.object({
    coupon: z.string().max(60).optional(),
    delivery: z.string().max(40).optional().catch(undefined),
    for: z.literal('extras').optional().catch(undefined),
  }),
  load: async ({ context, params, query, form }) => {
    const entered = await authorize(context, params.id, 'shop.buy');
    const { event, viewer } = entered;
    const buyer = buyerOf(entered);
    const extras = query.for === 'extras' || form?.values.extras === 'true';
    const priced = extras
      ? await priceExtras(entered)
      : await priceLines(entered, await readLines(pool(), buyer));
    const typed = extras ? '' : (form?.values.coupon ?? query.coupon ?? '');
    const code = couponCode(typed);
    if (code) await limitCoupons(entered);
    const coupon = code ? await findCoupon(pool(), { account: event.account_id, code }) : undefined;
    const { subtotal } = sumsOf(priced.lines, 0);
    const off = coupon && discountOf(coupon, { subtotal, currency: priced.catalog?.list.currency ?? '' });
    const delivery = form?.values.delivery || query.delivery || null;
    const data: CartPageProps = {
      event: event.id,
      studio: event.brand_name,
      extras,
      cart: await presentCart(entered, priced, context.locale, { off: off ?? 0, delivery }),
      coupon: off ? code : null,
      refusedCoupon: code && !off ? typed : null,
      errors: form?.errors ?? {},
      values: form?.values ??
        // A second order has the name and address of this person's last one.
        (await findLastBuyer(pool(), buyer)) ?? {
          name: viewer.grant?.name ?? viewer.name ?? '',
          email: viewer.grant?.email ?? '',
        },
      csrf: csrfToken(context.sessionId ?? ''),
      locale: context.locale,
    };
    const title = `${translator(context.locale)(extras ? 'shop.extras.title' : 'shop.cart')} · ${event.name}`;
    return {
      data,
      title,
      scheme: event.layout_color,
      accent: event.brand_accent,
      type: event.type_pair,
      wide: true,
    };
  },
});
