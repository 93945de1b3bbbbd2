'use client';

import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { Plus } from 'lucide-react';
import type { CartFormProps } from './CartForm';
import { Address, area, Delivery } from './Delivery';
import { EmailLine, Line } from './Line';
import { SubmitOnce } from './SubmitOnce';

/** The form of an order: who orders, how it is delivered, how it is paid. */
export function Checkout({
  onDelivery,
  delivers,
  ...props
}: CartFormProps & { onDelivery: (id: string) => void }) {
  const { event, studio, extras, cart, coupon, errors, values, csrf, locale } = props;
  const t = useT('shop');
  const free = cart.total.amount === 0;
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
      <EmailLine defaultValue={values.email} errors={errors.email} />
      <Delivery cart={cart} errors={errors.delivery} locale={locale} onChoice={onDelivery} />
      {(cart.delivery ? cart.delivery.address : delivers && cart.deliveries.length === 0) && (
        <Address
          needed={cart.delivery !== null}
          studio={studio}
          value={values.address}
          errors={errors.address}
        />
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
