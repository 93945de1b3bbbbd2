import { formatBytes } from '@plugins/kit/internal';
import { useLocale, useTranslations } from 'next-intl';
import type { OrderView } from '../wire';

/** A flat progress bar in the studio's color, since browsers' defaults differ. */
export const BAR =
  'h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent';

/** One order: its progress, and its archives as plain links, which browsers can resume. */
export function OrderParts({ order }: { order: OrderView }) {
  const t = useTranslations('downloads');
  const locale = useLocale();
  const preparing = order.status !== 'complete';
  // Files of the order that are not measured yet are estimated.
  const sized = <bdi>{formatBytes(order.bytes, locale)}</bdi>;
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <bdi className="font-medium">{order.name}</bdi>
        <span className="text-quiet text-sm">
          {t(`sizes.${order.size}`)} · {t('files', { count: order.files })} ·{' '}
          {preparing ? t.rich('about', { bytes: () => sized }) : sized}
        </span>
      </p>
      {/* Above the progress, which goes when all archives are ready: no link moves. */}
      <ul className="flex flex-col">
        {order.parts.map((part) => (
          <li key={part.number}>
            <a href={part.url} target="_top" className="touch-target flex items-center justify-between gap-4">
              <span className="underline underline-offset-4">
                {order.parts.length > 1 || preparing ? t('part', { number: part.number }) : t('archive')}
                {part.fetched && ` · ${t('fetched')}`}
              </span>
              <bdi className="text-quiet text-sm">{formatBytes(part.bytes, locale)}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {preparing && (
        <p role="status" className="flex flex-col gap-1 text-quiet text-sm">
          {t('preparing', { done: order.prepared, count: order.files })}
          <progress value={order.prepared} max={Math.max(1, order.files)} className={BAR}>
            {order.prepared}
          </progress>
        </p>
      )}
      {order.left_out.length > 0 && (
        <details className="text-quiet text-sm">
          <summary className="min-h-8 cursor-pointer">
            {t('leftOut', { count: order.left_out.length })}
          </summary>
          <ul>
            {order.left_out.map(({ media, name, reason }) => (
              <li key={media}>
                <bdi>{name}</bdi> · {t(`reason.${reason}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
