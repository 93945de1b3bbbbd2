'use client';

import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/ui';
import { useFragment, useGallery } from '@plugins/kit/ui/hooks';
import { Button, buttonClass } from '@plugins/kit/ui/parts';
import { useLocale } from 'next-intl';
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react';
import { PickedStrip } from './PickedStrip';
import type { Product } from './shown-product';
import { addressOf, coverPick } from './thank-you';
import { useExtrasToPay } from './use-extras-to-pay';
import { useFirstPicks, usePhotoView } from './use-photo-views';
import { useSummary } from './use-summary';
import { useSentNote } from './use-thanks';
import './sending.css';
import './thanks.css';

/** The thank-you over the whole screen: what was sent, and what comes next. */
export function ThanksDialog({ products, onClose }: { products: readonly Product[]; onClose: () => void }) {
  const t = useT('selection');
  const { event } = useGallery();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const firstOf = useFirstPicks(products);
  const chosen = usePhotoView(coverPick(products));
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Screen readers begin with the words; the first button is far below.
    title.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  const cover = chosen ?? event.cover;
  const studio = event.brand.name;
  const note = useSentNote();
  const lines = products.filter(({ count }) => count > 0);
  return (
    <dialog
      ref={dialog}
      className="thanks"
      aria-labelledby="thanks-title"
      // Of Escape alone: the browser has closed it, the state follows.
      onCancel={(cancel) => {
        if (cancel.target === cancel.currentTarget) onClose();
      }}
    >
      <div className="thanks-cover" data-none={cover ? undefined : ''}>
        {cover ? <img src={cover.medium} alt="" style={focusOf(cover.focal)} /> : null}
      </div>
      <div className="thanks-words">
        <h2 id="thanks-title" ref={title} tabIndex={-1}>
          {t('thanks.title', { name: addressOf(event.person.name) ?? 'none' })}
        </h2>
        <p>{t('thanks.sent', { studio })}</p>
        <p className="text-quiet">{t('thanks.change', { studio })}</p>
        <ul>
          {lines.map((product) => (
            <li key={product.id}>
              <div className="flex items-baseline justify-between gap-4">
                <bdi className="font-medium">{product.name}</bdi>
                <span className="text-quiet text-sm">{t('summary', { count: product.count, left: -1 })}</span>
              </div>
              <PickedStrip photos={firstOf(product)} count={product.count} />
            </li>
          ))}
        </ul>
        {note ? (
          <p className="thanks-note">
            <span className="text-quiet text-sm">{t('thanks.note')}</span>
            <bdi>{note}</bdi>
          </p>
        ) : null}
        <ThanksExtras products={products} />
        <ThanksWays />
        <Button className="thanks-back" onClick={onClose}>
          {t('backToGallery')}
        </Button>
      </div>
    </dialog>
  );
}

/** What extra photographs cost, and where they are paid; nothing without extras that have a price. */
function ThanksExtras({ products }: { products: readonly Product[] }) {
  const t = useT('selection');
  const locale = useLocale();
  const { event } = useGallery();
  const { sums } = useSummary(products);
  const pay = useExtrasToPay(sums.length > 0);
  const open = useFragment();
  if (!pay) return null;
  return (
    <section className="thanks-pay">
      <p className="font-medium">{t('thanks.extras', { total: moneyWords(pay.total, locale) })}</p>
      <a
        href={pay.path}
        className={buttonClass('ink')}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
          click.preventDefault();
          open(pay.path);
        }}
      >
        {t('thanks.pay')}
      </a>
      <p className="text-quiet text-sm">{t('thanks.settle', { studio: event.brand.name })}</p>
    </section>
  );
}

/** Downloading and reviewing, where this person may do them now. */
function ThanksWays() {
  const t = useT('selection');
  const { event } = useGallery();
  const open = useFragment();
  const reviews = event.can.review && !event.can.manage;
  if (!event.can.download && !reviews) return null;
  const review = `/events/${event.id}/reviews/new`;
  const show = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    open(review);
  };
  return (
    <div className="thanks-ways">
      {event.can.download ? (
        <a href={`/events/${event.id}/download`} className={buttonClass('line')}>
          {t('thanks.download')}
        </a>
      ) : null}
      {reviews ? (
        <a href={review} className={buttonClass('line')} onClick={show}>
          {t('thanks.review')}
        </a>
      ) : null}
    </div>
  );
}

/** The point of a cropped cover that must stay visible. */
function focusOf(focal: { x: number; y: number } | undefined): CSSProperties | undefined {
  return focal && { objectPosition: `${focal.x * 100}% ${focal.y * 100}%` };
}
