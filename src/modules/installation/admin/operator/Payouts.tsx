'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { moneyWords } from '@/core/text/money';
import type { PayoutsView } from '@/modules/sellers/payouts/payouts';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { CheckField, TextField } from '@/ui/admin/Field';
import { dayText } from '@/ui/admin/times';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './operator.module.css';

const AT = '/api/x/studio/operator/payouts';

/** Money that the platform holds for studios: whether it may, what it owes, and files for the bank. */
export function Payouts({ found: { settings, owed, payouts } }: { found: PayoutsView }) {
  const t = useTranslations('admin-operators.payouts');
  const locale = useLocale();
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const make = () =>
    act(async () => {
      await call(AT, { method: 'POST' });
      router.refresh();
    });
  const end = (batch: string, state: 'sent' | 'cancelled') =>
    act(async () => {
      await call(`${AT}/${batch}/state`, { method: 'PUT', body: { state } });
      toast.success(t(`ended.${state}`));
      router.refresh();
    });
  const batches = [...new Set(payouts.map(({ batch }) => batch))];
  return (
    <>
      <h2 className={css.heading}>{t('title')}</h2>
      {owed.length === 0 ? (
        <p className={ui.help}>{t('none')}</p>
      ) : (
        <>
          <ul className={css.jobs}>
            {owed.map(({ account, name, amount, ready }) => (
              <li key={`${account} ${amount.currency}`}>
                <div className={css.what}>
                  <h3>
                    <bdi>{name}</bdi>
                  </h3>
                  {ready ? null : <p className={ui.help}>{t('notReady')}</p>}
                </div>
                <strong>{moneyWords(amount, locale)}</strong>
              </li>
            ))}
          </ul>
          <div>
            <Button
              look="primary"
              busy={busy}
              disabled={!owed.some(({ ready }) => ready)}
              onClick={() => void make()}
            >
              {t('make')}
            </Button>
          </div>
        </>
      )}
      {batches.map((batch) => {
        const own = payouts.filter((one) => one.batch === batch);
        const [first] = own;
        const waits = own.some(({ state }) => state === 'made');
        return (
          <section key={batch} className={css.card} aria-label={t('batch', { nr: batch.slice(-8) })}>
            <h3>
              {t('batchOf', {
                day: first ? dayText(first.created_at.toISOString().slice(0, 10), locale) : '',
              })}
            </h3>
            <ul className={css.jobs}>
              {own.map(({ id, name, amount, currency, state }) => (
                <li key={id}>
                  <p className={css.what}>
                    <bdi>{name}</bdi> · {t(`state.${state}`)}
                  </p>
                  <strong>{moneyWords({ amount, currency }, locale)}</strong>
                </li>
              ))}
            </ul>
            {waits ? (
              <div className={css.acts}>
                <ButtonLink small download href={`${AT}/${batch}/csv`}>
                  {t('csv')}
                </ButtonLink>
                {settings.name && settings.iban ? (
                  <ButtonLink small download href={`${AT}/${batch}/xml`}>
                    {t('xml')}
                  </ButtonLink>
                ) : null}
                <Button small look="primary" busy={busy} onClick={() => void end(batch, 'sent')}>
                  {t('sent')}
                </Button>
                <Button small look="quiet" busy={busy} onClick={() => void end(batch, 'cancelled')}>
                  {t('cancel')}
                </Button>
              </div>
            ) : null}
          </section>
        );
      })}
      <PayoutForm settings={settings} />
    </>
  );
}

/** Whether the operator may hold money for others, and the account that payouts leave from. */
function PayoutForm({ settings }: Pick<PayoutsView, 'settings'>) {
  const t = useTranslations('admin-operators.payouts');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['name', 'iban', 'bic']);
  const save = (form: HTMLFormElement) =>
    act(async () => {
      const data = new FormData(form);
      const text = (name: string) => String(data.get(name) ?? '');
      const body = {
        holds: data.get('holds') === 'on',
        name: text('name'),
        iban: text('iban'),
        bic: text('bic'),
      };
      await call(AT, { method: 'PUT', body });
      toast.success(t('saved'));
      router.refresh();
    });
  return (
    <form
      className={css.card}
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <h2>{t('settings')}</h2>
      <CheckField name="holds" label={t('holds')} help={t('holdsHelp')} defaultChecked={settings.holds} />
      <TextField
        name="name"
        label={t('name')}
        optional
        maxLength={70}
        dir="auto"
        defaultValue={settings.name}
        errors={errors.name}
      />
      <TextField
        name="iban"
        label={t('iban')}
        optional
        maxLength={50}
        dir="ltr"
        defaultValue={settings.iban}
        errors={errors.iban}
      />
      <TextField
        name="bic"
        label={t('bic')}
        optional
        maxLength={15}
        dir="ltr"
        defaultValue={settings.bic}
        errors={errors.bic}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
