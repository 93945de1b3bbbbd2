import { type Money, moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import type { CartView, DeliveryView } from '../wire';

/** The sums of a cart or an order. */
export function Totals({
  of,
  chooses = false,
  locale,
}: {
  of: Pick<CartView, 'subtotal' | 'discount' | 'total' | 'tax' | 'tax_rate'> & {
    delivery: DeliveryView | null;
    refunded?: Money;
  };
  /** A way of delivery is to be chosen below: its row has its place already. */
  chooses?: boolean;
  locale: string;
}) {
  const t = useT('shop');
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <dl className="flex flex-col gap-1.5 py-5">
      {(of.discount.amount > 0 || of.delivery || chooses) && (
        <div className={row}>
          <dt>{t('subtotal')}</dt>
          <dd>{moneyWords(of.subtotal, locale)}</dd>
        </div>
      )}
      {of.discount.amount > 0 && (
        <div className={row}>
          <dt>{t('discount')}</dt>
          <dd>{moneyWords({ ...of.discount, amount: -of.discount.amount }, locale)}</dd>
        </div>
      )}
      {!of.delivery && chooses && (
        <div className={row}>
          <dt>{t('delivery.title')}</dt>
          <dd>–</dd>
        </div>
      )}
      {of.delivery && (
        <div className={row}>
          <dt className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{of.delivery.name}</bdi>
          </dt>
          <dd className="shrink-0 whitespace-nowrap">
            {of.delivery.price.amount > 0 ? moneyWords(of.delivery.price, locale) : t('delivery.free')}
          </dd>
        </div>
      )}
      <div className={`${row} font-medium text-lg`}>
        <dt>{t('total')}</dt>
        <dd>{moneyWords(of.total, locale)}</dd>
      </div>
      {of.tax.amount > 0 && (
        <div className={`${row} text-quiet text-sm`}>
          <dt>{t('tax', { rate: of.tax_rate })}</dt>
          <dd>{moneyWords(of.tax, locale)}</dd>
        </div>
      )}
      {of.refunded && of.refunded.amount > 0 && (
        <div className={row}>
          <dt>{t('refunded')}</dt>
          <dd>{moneyWords(of.refunded, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
