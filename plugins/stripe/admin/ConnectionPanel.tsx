'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm, useRead } from '@plugins/kit/admin/hooks';
import { Button, Reading, TextField } from '@plugins/kit/admin/parts';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { StripeView } from '../operations/read-connection';
import { CollectOffer, ConnectOffer, OfferSwitch } from './ConnectOffer';
import css from './connection.module.css';

const PATH = '/api/x/stripe/connection';

/**
 * Connects the studio's Stripe, shows how it is, and disconnects it. `first` is what the page brought; it is read again,
 * because reading asks Stripe about an account that is not complete.
 */
export function ConnectionPanel({ first }: { first: StripeView | null }) {
  const t = useT('stripe.admin');
  const offer = useT('stripe.connect');
  const read = useRead<StripeView>(PATH, first);
  const { found, setFound } = read;
  /** Whether the steps to a key are shown, for the first or another one. */
  const [keying, setKeying] = useState(false);
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  if (!found) return <Reading of={read} text={t('failed')} />;
  const { connection, connect } = found;
  const through = connection !== null && connection.mode !== 'own';
  const offers = !found.platform && (connect.offered || connect.collects);
  const disconnect = async () => {
    const sure = await ask({
      title: t('disconnectTitle'),
      text: t('disconnectText'),
      accept: t('disconnect'),
      danger: true,
    });
    if (sure) await act(async () => setFound(await call<StripeView>(PATH, { method: 'DELETE' })));
  };
  const connected = (view: StripeView) => {
    setFound(view);
    setKeying(false);
  };
  return (
    <div className={css.panel}>
      <p>{t(found.platform ? 'introPlatform' : 'intro')}</p>
      {found.platform || (connection?.mode !== 'connect' && (through || !connect.offered)) ? null : (
        <ConnectOffer
          percent={connect.percent}
          state={connection?.mode !== 'connect' ? 'none' : connection.charges ? 'open' : 'begun'}
        />
      )}
      {found.platform || connection?.mode === 'connect' || !connect.collects ? null : (
        <CollectOffer percent={connect.percent} on={connection?.mode === 'collected'} onDone={setFound} />
      )}
      {connection ? (
        <>
          {through ? null : <State connection={connection} />}
          <div className={css.acts}>
            {keying || through ? null : <Button onClick={() => setKeying(true)}>{t('replace')}</Button>}
            <Button look="danger" busy={busy} onClick={() => void disconnect()}>
              {t('disconnect')}
            </Button>
          </div>
        </>
      ) : null}
      {found.mismatches.length > 0 ? <Mismatches of={found.mismatches} /> : null}
      {found.platform && connection ? <OfferSwitch on={connect.offered} onDone={setFound} /> : null}
      {connection && !keying ? null : offers && !keying ? (
        <details className={css.own}>
          <summary>{offer('own')}</summary>
          <KeyForm platform={false} onDone={connected} />
        </details>
      ) : found.platform || keying ? (
        <KeyForm platform={found.platform} onDone={connected} />
      ) : (
        <div className={css.acts}>
          <Button onClick={() => setKeying(true)}>{t('begin')}</Button>
        </div>
      )}
      {dialog}
    </div>
  );
}

/** Payments of which Keepers and Stripe say different sums. */
function Mismatches({ of }: { of: StripeView['mismatches'] }) {
  const t = useT('stripe.admin.mismatch');
  const locale = useLocale();
  return (
    <section className={css.state} data-tone="yours">
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <ul>
        {of.map(({ payment, reason, ours, theirs }) => (
          <li key={payment}>
            <bdi dir="ltr">{payment.slice(-8)}</bdi> ·{' '}
            {t(reason, { ours: moneyWords(ours, locale), theirs: moneyWords(theirs, locale) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What works, and what does not yet. */
function State({ connection }: { connection: NonNullable<StripeView['connection']> }) {
  const t = useT('stripe.admin');
  const { account, live, charges, hears } = connection;
  return (
    <div className={css.state} data-tone={live && charges ? 'live' : 'yours'} role="status">
      <h2>{t('connected')}</h2>
      {account ? (
        <p>
          {t('account')} <code dir="ltr">{account}</code>
        </p>
      ) : null}
      {live ? null : <p>{t('test')}</p>}
      {charges ? null : <p>{t('closed')}</p>}
      {hears ? null : <p>{t('deaf')}</p>}
    </div>
  );
}

const RIGHTS = ['checkout', 'refunds', 'charges', 'events', 'webhooks'] as const;
/** What the platform's key needs, which charges kept cards. */
const PLATFORM_RIGHTS = [...RIGHTS, 'cards'] as const;

/** The steps to a key, and the field to paste it into. */
function KeyForm({ platform, onDone }: { platform: boolean; onDone: (view: StripeView) => void }) {
  const t = useT('stripe.admin');
  const rights = useT('stripe.rights');
  const call = useCall();
  const { busy, errors, act } = useAct(['key', 'base']);
  const connect = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const key = String(new FormData(form).get('key') ?? '');
    void act(async () => onDone(await call<StripeView>(PATH, { method: 'PUT', body: { key } })));
  };
  const wrong = [...(errors.key ?? []), ...(errors.base ?? [])];
  return (
    <form className={css.form} onSubmit={connect}>
      <ol className={css.steps}>
        <li>
          {t('steps.open')}{' '}
          <a href="https://dashboard.stripe.com/apikeys" target="_blank" rel="noreferrer">
            {t('keys')}
          </a>
        </li>
        <li>
          {t('steps.rights')}
          <ul>
            {(platform ? PLATFORM_RIGHTS : RIGHTS).map((one) => (
              <li key={one}>{rights(one)}</li>
            ))}
          </ul>
        </li>
        <li>{t('steps.paste')}</li>
      </ol>
      <TextField
        label={t('key')}
        help={t('keyHelp')}
        name="key"
        type="password"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        required
        {...(wrong.length > 0 && { errors: wrong })}
      />
      <div className={css.acts}>
        <Button type="submit" look="primary" busy={busy}>
          {t(busy ? 'connecting' : 'connect')}
        </Button>
      </div>
    </form>
  );
}
