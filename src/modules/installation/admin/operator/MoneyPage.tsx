'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { moneyWords } from '@/core/text/money';
import type { PlatformMoney } from '@/modules/subscriptions/operations/list-invoices';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import { dayText } from '@/ui/admin/times';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { DiscountLinks } from './DiscountLinks';
import { MoneySettings } from './MoneySettings';
import css from './operator.module.css';
import { Page } from './Page';

type Invoice = PlatformMoney['invoices'][number];

/** The platform's own money: what studios pay, what is open, and how they pay. */
export function MoneyPage({
  found: { invoices, revenue, movement, settings, discounts, held, signUp },
  planNames,
}: {
  found: PlatformMoney;
  planNames: Record<string, string>;
}) {
  const t = useTranslations('admin-operators.money');
  const locale = useLocale();
  const [marking, setMarking] = useState<Invoice | null>(null);
  const open = invoices.filter(({ state }) => state === 'open');
  const others = invoices.filter(({ state }) => state !== 'open');
  const line = (invoice: Invoice) => (
    <InvoiceRow key={invoice.id} invoice={invoice} planNames={planNames} onMark={setMarking} />
  );
  return (
    <Page title={t('title')} help={t('help')}>
      <dl className={css.sums}>
        {revenue.map(({ currency, monthly, paying, tomorrow }) => (
          <div key={currency}>
            <dt>{t('monthly', { currency })}</dt>
            <dd>
              <strong>{moneyWords({ amount: monthly, currency }, locale)}</strong>
              <small>{t('paying', { count: paying })}</small>
              <small>{t('tomorrow', { sum: moneyWords({ amount: tomorrow, currency }, locale) })}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('movement')}</dt>
          <dd>
            <strong>{t('beganEnded', { began: movement.began, ended: movement.ended })}</strong>
            <small>{t('trials', { trials: movement.trials, converted: movement.converted })}</small>
          </dd>
        </div>
      </dl>
      <h2 className={css.heading}>{t('open')}</h2>
      {open.length === 0 ? (
        <p className={ui.help}>{t('noneOpen')}</p>
      ) : (
        <ul className={css.jobs}>{open.map(line)}</ul>
      )}
      {others.length === 0 ? null : (
        <>
          <h2 className={css.heading}>{t('others')}</h2>
          <ul className={css.jobs}>{others.map(line)}</ul>
        </>
      )}
      {held.length === 0 ? null : <HeldRewards held={held} />}
      <DiscountLinks links={discounts} signUp={signUp} />
      <MoneySettings settings={settings} />
      {marking ? <MarkDialog invoice={marking} onClose={() => setMarking(null)} /> : null}
    </Page>
  );
}

function InvoiceRow({
  invoice: { name, nr, offer, kind, state, amount, currency, on, tries, method, reference, paid_at },
  invoice,
  planNames,
  onMark,
}: {
  invoice: Invoice;
  planNames: Record<string, string>;
  onMark: (invoice: Invoice) => void;
}) {
  const t = useTranslations('admin-operators.money');
  const plans = useTranslations('admin-operators.plans');
  const locale = useLocale();
  const plan = offer?.plan ?? '';
  const known = plan === 'pro' || plan === 'unlimited' || plan === 'free';
  const what = kind === 'project' ? t('project') : known ? plans(`name.${plan}`) : (planNames[plan] ?? plan);
  const facts = [
    what,
    t('number', { nr }),
    state === 'paid' && paid_at
      ? t('paidOn', { day: dayText(paid_at.toISOString().slice(0, 10), locale) })
      : t(`state.${state}`, { day: dayText(on, locale) }),
    state === 'open' && tries > 0 ? t('tries', { count: tries }) : '',
    state === 'open' && method === 'platform-transfer' && reference ? t('reference', { reference }) : '',
  ];
  return (
    <li>
      <div className={css.what}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className={ui.help}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <strong>{moneyWords({ amount, currency }, locale)}</strong>
      {state === 'paid' ? null : (
        <Button small aria-label={t('markOf', { name, nr })} onClick={() => onMark(invoice)}>
          {t('mark')}
        </Button>
      )}
    </li>
  );
}

/** Rewards of partners who brought many: the operator decides. */
function HeldRewards({ held }: Pick<PlatformMoney, 'held'>) {
  const t = useTranslations('admin-operators.money');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const give = (account: string) =>
    act(async () => {
      await call(`/api/x/studio/operator/accounts/${account}/reward`, { method: 'POST' });
      router.refresh();
    });
  return (
    <>
      <h2 className={css.heading}>{t('held')}</h2>
      <ul className={css.jobs}>
        {held.map(({ account, name, partner }) => (
          <li key={account}>
            <p className={css.what}>{t('heldOf', { name, partner })}</p>
            <Button small busy={busy} onClick={() => void give(account)}>
              {t('give')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Marks money that came: the day, and a word for the books. */
function MarkDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTranslations('admin-operators.money');
  const common = useTranslations('common');
  const locale = useLocale();
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['day', 'note']);
  const sum = moneyWords({ amount: invoice.amount, currency: invoice.currency }, locale);
  const save = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const body = Object.fromEntries([...data].filter(([, value]) => value !== ''));
    const done = await act(async () => {
      await call(`/api/x/studio/operator/invoices/${invoice.id}/paid`, { method: 'PUT', body });
      toast.success(t('marked', { name: invoice.name }));
      router.refresh();
    });
    if (done) onClose();
  };
  return (
    <Dialog title={t('markTitle', { sum, name: invoice.name })} onClose={onClose}>
      <form
        className={ui.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <TextField name="day" type="date" label={t('day')} optional errors={errors.day} />
        <TextField name="note" label={t('note')} optional maxLength={300} errors={errors.note} />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('mark')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
