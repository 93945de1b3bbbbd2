import { isolateBidi, moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import { cx } from '@plugins/kit/view/parts';
import type { CartView, DeliveryView } from '../wire';

export const area = 'w-full rounded-sm border border-line bg-raised px-3.5 py-2.5 text-base text-ink';

interface DeliveryProps {
  cart: Pick<CartView, 'deliveries' | 'delivery'>;
  errors: string[] | undefined;
  locale: string;
  onChoice: (id: string) => void;
}

/** The choice of a way of delivery; the only one is named alone. Nothing where there are none. */
export function Delivery({ cart, errors, locale, onChoice }: DeliveryProps) {
  const t = useT('shop');
  const words = ({ price }: DeliveryView) =>
    price.amount > 0 ? moneyWords(price, locale) : t('delivery.free');
  const [only, ...others] = cart.deliveries;
  if (!only) return null;
  if (others.length === 0)
    return (
      <p>
        <input type="hidden" name="delivery" value={only.id} />
        {t('delivery.words', { name: isolateBidi(only.name) })} · <bdi>{words(only)}</bdi>
      </p>
    );
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={errors ? 'shop-delivery-error' : undefined}>
      <legend className="mb-2">{t('delivery.choose')}</legend>
      {cart.deliveries.map((way) => (
        <label
          key={way.id}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border border-line px-4 py-2 has-checked:border-ink has-checked:bg-raised"
        >
          <input
            type="radio"
            name="delivery"
            value={way.id}
            required
            checked={way.id === cart.delivery?.id}
            onChange={() => onChoice(way.id)}
            className="size-4 shrink-0 accent-current"
          />
          {/* Margins of a name follow its own direction: the row's are those of the element around it. */}
          <span className="me-auto min-w-0 [overflow-wrap:anywhere]">
            <bdi>{way.name}</bdi>
          </span>
          <span className="shrink-0 whitespace-nowrap">{words(way)}</span>
        </label>
      ))}
      {errors && (
        <p id="shop-delivery-error" role="alert" className="text-danger text-sm">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

interface AddressProps {
  /** The chosen way of delivery needs it; else it may be left empty. */
  needed: boolean;
  studio: string;
  value: string | undefined;
  errors: string[] | undefined;
}

/** The address of delivery. */
export function Address({ needed, studio, value, errors }: AddressProps) {
  const t = useT('shop');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="shop-address" className="text-[0.9375rem]">
        {t('address')} {!needed && <span className="text-quiet text-sm">({t('optional')})</span>}
      </label>
      <textarea
        id="shop-address"
        name="address"
        rows={2}
        maxLength={1000}
        required={needed}
        autoComplete="street-address"
        dir="auto"
        defaultValue={value}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? 'shop-address-error' : needed ? undefined : 'shop-address-hint'}
        className={cx(area, errors && 'border-danger')}
      />
      {errors && (
        <p id="shop-address-error" role="alert" className="text-danger text-sm">
          {errors.join(' ')}
        </p>
      )}
      {!needed && (
        <p id="shop-address-hint" className="text-quiet text-sm">
          {t('addressHint', { studio })}
        </p>
      )}
    </div>
  );
}
