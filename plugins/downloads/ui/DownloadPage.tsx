import { useTranslations } from 'next-intl';
import type { OfferView } from '../wire';
import { Choose } from './Choose';
import { OrderParts } from './OrderParts';

export interface DownloadPageProps {
  offer: OfferView;
  /** Of the session the form belongs to. */
  csrf: string;
}

/** The download screen as a page: forms and links alone, for where no script has loaded. */
export function DownloadPage({ offer, csrf }: DownloadPageProps) {
  const t = useTranslations('downloads');
  const [first] = offer.scopes;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-3xl">{t('title')}</h1>
      {offer.refusal && <p role="alert">{offer.refusal.message}</p>}
      {!offer.refusal && !first && <p>{t(offer.selection_only ? 'nothingChosen' : 'nothing')}</p>}
      {first && (
        <form method="post" action={`/events/${offer.event}/downloads`} className="flex flex-col gap-6">
          <input type="hidden" name="authenticity_token" value={csrf} />
          <Choose offer={offer} wish={{ scope: 0, size: first.sizes.at(-1)?.size ?? 'web' }} />
          <button
            type="submit"
            className="touch-target self-start rounded-sm bg-accent px-5 py-2.5 font-medium text-on-accent"
          >
            {t('start')}
          </button>
        </form>
      )}
      {offer.orders.length > 0 && <h2 className="font-display text-xl">{t('orders')}</h2>}
      {offer.orders.map((order) => (
        <OrderParts key={order.id} order={order} />
      ))}
      {offer.orders.some(({ status }) => status !== 'complete') && (
        <a
          href={`/events/${offer.event}/download`}
          className="touch-target inline-flex items-center self-start underline underline-offset-4"
        >
          {t('lookAgain')}
        </a>
      )}
    </div>
  );
}
