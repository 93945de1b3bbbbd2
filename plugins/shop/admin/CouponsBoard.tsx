'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm, useRead } from '@plugins/kit/admin/hooks';
import { Button, Empty, Reading } from '@plugins/kit/admin/parts';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { ListedCoupon } from '../queries/coupons';
import type { Currency } from '../rules/product';
import { CouponForm } from './CouponForm';
import css from './shop.module.css';
import type { CouponsFirst } from './wire';

/** What a coupon takes off, in words. */
function worth({ kind, percent, amount, currency }: ListedCoupon, locale: string): string {
  if (kind === 'percent') return `${percent}%`;
  return moneyWords({ amount, currency: (currency ?? 'USD') as Currency }, locale);
}

/** Coupons and gift credit of the studio. `first` is what the page brought. */
export function CouponsBoard({ first }: { first: CouponsFirst | null }) {
  const t = useT('shop.admin.coupons');
  const locale = useLocale();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [edited, setEdited] = useState<'new' | ListedCoupon | null>(null);
  const read = useRead<CouponsFirst>('/api/x/shop/coupons', first);
  const { found, load } = read;
  if (!found) return <Reading of={read} text={t('failed')} />;
  const remove = async ({ id, code }: ListedCoupon) => {
    const sure = await ask({
      title: t('removeTitle', { code }),
      text: t('removeText'),
      accept: t('remove'),
      danger: true,
    });
    if (sure) await act(() => call(`/api/x/shop/coupons/${id}`, { method: 'DELETE' }).then(load));
  };
  const add = (
    <Button look="primary" onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <div className={css.board}>
      {found.coupons.length === 0 ? (
        <Empty title={t('empty')} text={t('emptyText')}>
          {add}
        </Empty>
      ) : (
        <>
          <div className={css.head}>
            <p>{t('about')}</p>
            {add}
          </div>
          <ul className={css.orders}>
            {found.coupons.map((coupon) => (
              <li key={coupon.id} className={css.coupon}>
                <span className={css.who}>
                  <span>
                    <bdi>{coupon.code}</bdi>
                  </span>
                  <small>
                    {t(`kind.${coupon.kind}`)} · {t('used', { count: coupon.used })}
                    {coupon.most > 0 && ` · ${t('most', { count: coupon.most })}`}
                    {coupon.ends_on &&
                      ` · ${t(coupon.ended ? 'ended' : 'until', { day: days.format(new Date(coupon.ends_on)) })}`}
                  </small>
                </span>
                <span className={css.sum}>{worth(coupon, locale)}</span>
                <span className={css.acts}>
                  <Button aria-label={`${t('edit')}: ${coupon.code}`} onClick={() => setEdited(coupon)}>
                    {t('edit')}
                  </Button>
                  <Button
                    busy={busy}
                    aria-label={`${t('remove')}: ${coupon.code}`}
                    onClick={() => void remove(coupon)}
                  >
                    {t('remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {edited && (
        <CouponForm
          coupon={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onDone={async () => {
            setEdited(null);
            await load();
          }}
        />
      )}
      {dialog}
    </div>
  );
}
