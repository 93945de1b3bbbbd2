'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, CheckField } from '@plugins/kit/admin/parts';
import type { StripeView } from '../operations/read-connection';
import css from './connection.module.css';

/** Being paid through the platform's Stripe: what it costs, and the button that leads to Stripe's page. */
export function ConnectOffer({ percent, state }: { percent: number; state: 'none' | 'begun' | 'open' }) {
  const t = useT('stripe.connect');
  const call = useCall();
  const { busy, act } = useAct();
  const go = () =>
    act(async () => {
      const { href } = await call<{ href: string }>('/api/x/stripe/onboarding', { method: 'POST' });
      location.assign(href);
    });
  return (
    <section className={css.state} data-tone={state === 'open' ? 'live' : 'yours'}>
      <h2>{t(`${state}.title`)}</h2>
      <p>{t(`${state}.text`)}</p>
      <p>{percent > 0 ? t('percent', { percent }) : t('free')}</p>
      <div className={css.acts}>
        <Button look={state === 'open' ? 'plain' : 'primary'} busy={busy} onClick={() => void go()}>
          {t(`${state}.go`)}
        </Button>
      </div>
    </section>
  );
}

/** Card payments that the platform receives and pays out to the bank account of the seller account. */
export function CollectOffer({
  percent,
  on,
  onDone,
}: {
  percent: number;
  on: boolean;
  onDone: (view: StripeView) => void;
}) {
  const t = useT('stripe.connect');
  const call = useCall();
  const { busy, act } = useAct();
  const begin = () =>
    act(async () => onDone(await call<StripeView>('/api/x/stripe/collected', { method: 'POST' })));
  return (
    <section className={css.state} data-tone={on ? 'live' : 'yours'}>
      <h2>{on ? t('collect.on') : t('collect.title')}</h2>
      <p>
        {t('collect.text')} <a href="/admin/settings/seller">{t('collect.seller')}</a>
      </p>
      <p>{percent > 0 ? t('percent', { percent }) : t('free')}</p>
      {on ? null : (
        <div className={css.acts}>
          <Button busy={busy} onClick={() => void begin()}>
            {t('collect.go')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The operator's choice whether studios may be paid through the platform's Stripe. */
export function OfferSwitch({ on, onDone }: { on: boolean; onDone: (view: StripeView) => void }) {
  const t = useT('stripe.connect');
  const call = useCall();
  const { busy, act } = useAct();
  const set = (wanted: boolean) =>
    act(async () =>
      onDone(await call<StripeView>('/api/x/stripe/offer', { method: 'PUT', body: { on: wanted } })),
    );
  return (
    <CheckField
      label={t('offer')}
      help={t('offerHelp')}
      checked={on}
      disabled={busy}
      onChange={({ target }) => void set(target.checked)}
    />
  );
}
