import { useTranslations } from 'next-intl';
import type { OfferView, OrderView } from '../wire';
import { LiveOrder } from './LiveOrder';
import { OrderForm } from './OrderForm';

export interface DownloadPageProps {
  offer: OfferView;
  /** The order just placed by this form, with its choice. */
  placed: { id: string; choice: string; size: OrderView['size'] } | null;
  /** The session's CSRF token for the form. */
  csrf: string;
}

/** The download screen as a page: forms and links work without script, with it sizes and progress follow. */
export function DownloadPage({ offer, placed, csrf }: DownloadPageProps) {
  const t = useTranslations('downloads');
  const at = offer.scopes.findIndex(({ scope, id }) => placed?.choice === `${scope}:${id ?? ''}`);
  const first = offer.scopes[Math.max(0, at)];
  const mine = offer.orders.find(({ id }) => id === placed?.id);
  const others = offer.orders.filter((order) => order !== mine);
  const lookAgain = (
    <a
      href={`/events/${offer.event}/download${mine ? `?order=${mine.id}` : ''}`}
      className="touch-target inline-flex items-center self-start underline underline-offset-4"
    >
      {t('lookAgain')}
    </a>
  );
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-3xl">{t('title')}</h1>
      {mine && (
        <section id={`order-${mine.id}`} className="flex flex-col gap-4 scroll-mt-6" aria-label={t('placed')}>
          <LiveOrder begin order={mine} lookAgain={lookAgain} />
        </section>
      )}
      {offer.refusal && !mine && <p role="alert">{offer.refusal.message}</p>}
      {!offer.refusal && !first && <p>{t(offer.selection_only ? 'nothingChosen' : 'nothing')}</p>}
      {first && (
        <OrderForm
          offer={offer}
          value={{ scope: Math.max(0, at), size: placed?.size ?? first.sizes.at(-1)?.size ?? 'web' }}
          csrf={csrf}
        />
      )}
      {others.length > 0 && <h2 className="font-display text-xl">{t('orders')}</h2>}
      {others.map((order) => (
        <LiveOrder key={order.id} order={order} lookAgain={mine ? null : lookAgain} />
      ))}
    </div>
  );
}
