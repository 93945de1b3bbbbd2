import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { CircleCheck, CircleX, Clock, Download, FileText } from 'lucide-react';
import { isDelivered } from '../rules/kinds';
import type { OrderView } from '../wire';
import { LookAgain } from './LookAgain';
import { OrderLines } from './OrderLines';
import { SubmitOnce } from './SubmitOnce';
import { Totals } from './Totals';

export interface OrderPageProps {
  event: string;
  studio: string;
  order: OrderView;
  /** Read by a person of the project, who may pay and go to the shop. */
  mine: boolean;
  csrf: string;
  locale: string;
}

const file = 'touch-target flex w-full items-center gap-3 py-3 text-start underline-offset-4 hover:underline';

/** An order for its buyer: what happened, how to pay, its files, its lines. Works without script by reloading. */
export function OrderPage({ event, studio, order, mine, csrf, locale }: OrderPageProps) {
  const t = useT('shop');
  const open = order.state === 'open';
  // Without a way of delivery they agree on one.
  const agrees = !order.delivery && order.lines.some(({ kind }) => isDelivered(kind));
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const Icon = open ? Clock : order.state === 'cancelled' ? CircleX : CircleCheck;
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <Icon aria-hidden="true" size={36} className="text-quiet" />
        <h1 className="font-display text-4xl leading-tight">
          {t(`thanks.${order.state}`, { name: order.name })}
        </h1>
        <p className="text-quiet">
          {t('orderNumber', { number: order.number })} · {day.format(new Date(order.placed_at))} ·{' '}
          {t(`state.${order.state}`)}
        </p>
        {agrees && !order.address && (open || order.state === 'paid') && <p>{t('noAddress', { studio })}</p>}
      </header>
      {open && order.instructions && (
        <section aria-label={t('howToPay')} className="flex flex-col gap-3 bg-raised p-6">
          <h2 className="font-display text-xl">{t('howToPay')}</h2>
          <p className="whitespace-pre-line">
            <bdi>{order.instructions}</bdi>
          </p>
          {order.reference && !order.instructions.includes(order.reference) && (
            <p>
              {t('reference')} <bdi className="font-medium">{order.reference}</bdi>
            </p>
          )}
          <p className="text-quiet text-sm">{t('studioMarks', { studio })}</p>
        </section>
      )}
      {open && !order.instructions && mine && (
        <section className="flex flex-col items-start gap-4 bg-raised p-6">
          <p role="status">{t('waiting')}</p>
          {order.pay ? (
            <a href={order.pay} className={buttonClass('ink')}>
              {t('payNow', { total: moneyWords(order.total, locale) })}
            </a>
          ) : (
            <SubmitOnce
              action={`/api/x/shop/projects/${event}/orders/${order.id}/pay`}
              order={`/events/${event}/orders`}
            >
              <input type="hidden" name="authenticity_token" value={csrf} />
              <button type="submit" className={buttonClass('ink')}>
                {t('payNow', { total: moneyWords(order.total, locale) })}
              </button>
            </SubmitOnce>
          )}
          <LookAgain path={`/events/${event}/orders/${order.id}`} />
        </section>
      )}
      {order.downloads.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="font-display text-2xl">{t('files.title')}</h2>
          <ul className="flex flex-col">
            {order.downloads.map(({ media, url, name, size, choice }) => (
              <li key={choice} className="border-line border-b">
                {media ? (
                  <a href={url} className={file}>
                    <Download aria-hidden="true" size={20} /> <bdi>{name}</bdi>
                  </a>
                ) : (
                  <form method="post" action={url}>
                    <input type="hidden" name="authenticity_token" value={csrf} />
                    <input type="hidden" name="choice" value={choice} />
                    <input type="hidden" name="size" value={size} />
                    <button type="submit" className={file}>
                      <Download aria-hidden="true" size={20} /> <bdi>{name}</bdi>
                    </button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {order.paid_at && order.documents.length === 0 && order.total.amount > 0 && (
        <p className="text-quiet">{t('document.later')}</p>
      )}
      {order.documents.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="font-display text-2xl">{t('document.all')}</h2>
          <ul className="flex flex-col">
            {order.documents.map(({ number, kind, url, link }) => (
              <li key={number} className="border-line border-b">
                <a href={link ?? url} className={file}>
                  <FileText aria-hidden="true" size={20} /> {t(`document.${kind}`)}
                  <bdi className="text-quiet text-sm">{number}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="font-display text-2xl">{t('ordered')}</h2>
        <OrderLines lines={order.lines} locale={locale} />
        <Totals of={order} locale={locale} />
      </section>
      {mine && (order.email || order.address || order.note) && (
        <section className="flex flex-col gap-3">
          <h2 className="font-display text-2xl">{t('details')}</h2>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            {(['email', 'address', 'note'] as const).map((name) =>
              order[name] ? (
                <div key={name} className="contents">
                  <dt className="text-quiet">{t(name)}</dt>
                  <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
                    <bdi>{order[name]}</bdi>
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
        </section>
      )}
      {mine && (
        <p className="flex flex-wrap gap-3">
          <a href={`/events/${event}#photos`} className={buttonClass('line')}>
            {t('toGallery')}
          </a>
          <a href={`/events/${event}/photographer_products`} className={buttonClass('line')}>
            {t('toShop')}
          </a>
        </p>
      )}
    </div>
  );
}
