'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm, useRead, useUndo } from '@plugins/kit/admin/hooks';
import { Button, ButtonLink, CopyButton, Reading } from '@plugins/kit/admin/parts';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { StudioOrderView } from '../wire';
import { OrderAside } from './OrderAside';
import { OrderPhotos } from './OrderPhotos';
import { RefundForm } from './RefundForm';
import css from './shop.module.css';

/** One order, below its title: what to print, who ordered it, whether it is paid; marks, refunds, a note. */
export function OrderDetail({ id }: { id: string }) {
  const t = useT('shop.admin');
  const locale = useLocale();
  const call = useCall();
  const undo = useUndo();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [refunds, setRefunds] = useState(false);
  const read = useRead<StudioOrderView>(`/api/x/shop/orders/${id}`);
  const { found: order, load } = read;
  if (!order) return <Reading of={read} text={t('failed')} />;
  const path = order.project ? `/events/${order.project.id}/orders/${id}` : null;
  const change = (body: object) => call(path ?? '', { method: 'PUT', body }).then(load);
  const mark = (field: 'paid' | 'sent', words: string) =>
    act(async () => {
      await change({ [field]: true });
      undo(words, () => change({ [field]: false }), `order-${field}`);
    });
  const cancel = async () => {
    const sure = await ask({
      title: t('order.cancelTitle', { number: order.number }),
      text: t('order.cancelText'),
      accept: t('order.cancelAccept'),
      cancel: t('order.keep'),
      danger: true,
    });
    if (sure) await act(() => change({ cancelled: true }));
  };
  const names = order.lines.flatMap(({ photos }) => photos.map(({ name }) => name.replace(/\.[^.]+$/, '')));
  // Of files that were sold smaller, the archive has nothing.
  const packs = order.lines.some(
    ({ kind, size, photos }) => photos.length > 0 && (kind !== 'digital' || size === 'original'),
  );
  const prints = order.lines
    .filter(({ kind }) => kind === 'print')
    .reduce((sum, { photos }) => sum + photos.filter(({ id }) => id).length, 0);
  const left = order.total.amount - order.refunded.amount;
  const { state, payment } = order;
  return (
    <div className={css.detail}>
      <div className={css.detailHead}>
        <h2>
          <span className={css.state} data-state={state}>
            {t(`state.${state}`)}
          </span>
        </h2>
        {path && (
          <div className={css.acts}>
            {payment && (state === 'open' || (state === 'done' && !order.paid_at)) && (
              <Button look="primary" busy={busy} onClick={() => void mark('paid', t('order.paidDone'))}>
                {t('order.markPaid')}
              </Button>
            )}
            {(state === 'paid' || state === 'open') && (
              <Button
                {...(state === 'paid' && { look: 'primary' })}
                busy={busy}
                onClick={() => void mark('sent', t('order.sentDone'))}
              >
                {t('order.markSent')}
              </Button>
            )}
            {state === 'paid' &&
              order.reference &&
              order.documents.length === 0 &&
              order.refunded.amount === 0 && (
                <Button busy={busy} onClick={() => void act(() => change({ paid: false }))}>
                  {t('order.markUnpaid')}
                </Button>
              )}
            {order.paid_at && left > 0 && payment && (
              <Button busy={busy} onClick={() => setRefunds(true)}>
                {t('order.refund')}
              </Button>
            )}
            {state === 'open' && (
              <Button busy={busy} onClick={() => void cancel()}>
                {t('order.cancel')}
              </Button>
            )}
          </div>
        )}
      </div>
      {order.dispute && (
        <p className={css.notice} role="status">
          {t(`order.dispute.${order.dispute.state}`, { held: moneyWords(order.dispute.held, locale) })}
        </p>
      )}
      <div className={css.columns}>
        <section aria-label={t('order.lines')}>
          {prints > 0 && (
            <div className={css.pack}>
              <p>{t('order.printsHelp', { count: prints })}</p>
              <ButtonLink download href={`/api/x/shop/orders/${id}/prints`}>
                {t('order.prints')}
              </ButtonLink>
            </div>
          )}
          {order.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id of its own
            <OrderPhotos key={at} line={line} event={order.project?.id ?? null} />
          ))}
          {names.length > 0 && (
            <div className={`${css.acts} ${css.after}`}>
              {packs && (
                <ButtonLink download href={`/api/x/shop/orders/${id}/photos`}>
                  {t('order.files')}
                </ButtonLink>
              )}
              <CopyButton text={names.join(', ')} label={t('order.copyNames')} />
            </div>
          )}
          <dl className={css.sums}>
            {(order.discount.amount > 0 || order.delivery) && (
              <>
                <dt>{t('order.subtotal')}</dt>
                <dd>{moneyWords(order.subtotal, locale)}</dd>
              </>
            )}
            {order.discount.amount > 0 && (
              <>
                <dt>{t('order.discount', { coupon: order.coupon ?? '' })}</dt>
                <dd>{moneyWords({ ...order.discount, amount: -order.discount.amount }, locale)}</dd>
              </>
            )}
            {order.delivery && (
              <>
                <dt>
                  <bdi>{order.delivery.name}</bdi>
                </dt>
                <dd>{moneyWords(order.delivery.price, locale)}</dd>
              </>
            )}
            <dt>{t('order.total')}</dt>
            <dd>
              <strong>{moneyWords(order.total, locale)}</strong>
            </dd>
            {order.tax.amount > 0 && (
              <>
                <dt>{t('order.tax', { rate: order.tax_rate })}</dt>
                <dd>{moneyWords(order.tax, locale)}</dd>
              </>
            )}
            {order.refunded.amount > 0 && (
              <>
                <dt>{t('order.refunded')}</dt>
                <dd>{moneyWords(order.refunded, locale)}</dd>
              </>
            )}
          </dl>
        </section>
        <OrderAside order={order} onNote={path ? (note) => change({ note }) : null} />
      </div>
      {refunds && path && (
        <RefundForm
          left={{ amount: left, currency: order.total.currency }}
          byHand={order.by_hand}
          path={`${path}/refunds`}
          onClose={() => setRefunds(false)}
          onDone={async () => {
            setRefunds(false);
            await load();
          }}
        />
      )}
      {dialog}
    </div>
  );
}
