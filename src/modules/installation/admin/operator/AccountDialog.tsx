'use client';

import { toast } from '@payloadcms/ui';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AccountLine } from '@/modules/installation/operators/queries';
import { PLAN_IDS } from '@/modules/money/rules/plan';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { SelectField, TextField } from '@/ui/admin/Field';
import { Moment } from '@/ui/admin/Moment';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { LIMIT_FIELDS, LimitFields, readLimits } from './LimitFields';
import css from './operator.module.css';

/** Records that operators look at for an account: its own, and those that belong to it. */
const RECORDS = ['accounts', 'users', 'events', 'clients', 'subscriptions'] as const;

/** Returns the address of an account's record, or of the list of its records of a kind. */
const recordsOf = (slug: (typeof RECORDS)[number], account: string) =>
  slug === 'accounts'
    ? `/admin/collections/accounts/${account}`
    : `/admin/collections/${slug}?${new URLSearchParams({ 'where[or][0][and][0][account][equals]': account })}`;

/** An account's records, its plan, its own limits, and whether it is switched on. */
export function AccountDialog({
  account,
  planNames,
  onClose,
}: {
  account: AccountLine;
  /** The names of the plans that operators added, by their ids. */
  planNames: Record<string, string>;
  onClose: () => void;
}) {
  const t = useTranslations('admin-operators');
  const call = useCall();
  const router = useRouter();
  const [plan, setPlan] = useState(account.plan ?? '');
  const { busy, errors, act } = useAct([...LIMIT_FIELDS, 'reason', 'months']);
  const at = `/api/x/studio/operator/accounts/${account.id}`;
  const send = async (method: 'PUT' | 'POST', path: string, body: object) => {
    const done = await act(async () => {
      await call(`${at}/${path}`, { method, body });
      toast.success(t('accounts.saved', { name: account.name }));
      router.refresh();
    });
    if (done) onClose();
  };
  const put = (path: string, body: object = {}) => send('PUT', path, body);
  const post = (path: string, body: object) => send('POST', path, body);
  const limits = {
    project_limit: account.project_limit,
    max_photos_per_project: account.max_photos,
    sales_commission_percent: account.commission,
  };
  return (
    <Dialog title={account.name} onClose={onClose}>
      <section className={css.part}>
        <p className={css.facts}>
          {account.owner ? <bdi>{account.owner}</bdi> : null}
          <span>{t.rich('accounts.since', { at: () => <Moment at={account.created_at} /> })}</span>
        </p>
        <nav className={css.facts} aria-label={t('records.title')}>
          {RECORDS.map((slug) => (
            <Link key={slug} href={recordsOf(slug, account.id)} prefetch={false}>
              {t(slug === 'accounts' ? 'records.one.accounts' : `records.kind.${slug}`)}
            </Link>
          ))}
        </nav>
      </section>
      {account.unconfirmed ? (
        <section className={css.part}>
          <h3>{t('accounts.confirmTitle')}</h3>
          <p>{t('accounts.confirmHelp', { email: account.owner ?? '' })}</p>
          <Button busy={busy} onClick={() => void put('confirmation')}>
            {t('accounts.confirm')}
          </Button>
        </section>
      ) : null}
      <section className={css.part}>
        <SelectField
          label={t('accounts.plan')}
          help={t('accounts.planHelp')}
          value={plan}
          onChange={(event) => setPlan(event.target.value)}
          options={[
            ...PLAN_IDS.map((id) => ({ value: id as string, label: t(`plans.name.${id}`) })),
            ...Object.entries(planNames).map(([value, label]) => ({ value, label })),
          ]}
        />
        <Button busy={busy} onClick={() => void put('plan', { plan })}>
          {t('accounts.assign')}
        </Button>
      </section>
      <form
        className={css.part}
        onSubmit={(event) => {
          event.preventDefault();
          void post('months', { months: Number(new FormData(event.currentTarget).get('months')) });
        }}
      >
        <TextField
          label={t('accounts.months')}
          help={t('accounts.monthsHelp')}
          name="months"
          type="number"
          min={1}
          max={24}
          defaultValue={1}
          required
          errors={errors.months}
        />
        <Button type="submit" busy={busy}>
          {t('accounts.giveMonths')}
        </Button>
      </form>
      <form
        className={css.part}
        onSubmit={(event) => {
          event.preventDefault();
          void put('limits', readLimits(event.currentTarget));
        }}
      >
        <h3>{t('accounts.limits')}</h3>
        <LimitFields values={limits} errors={errors} />
        <Button type="submit" busy={busy}>
          {t('plans.save')}
        </Button>
      </form>
      <form
        className={css.part}
        onSubmit={(event) => {
          event.preventDefault();
          const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
          void put('active', { active: !account.active, reason });
        }}
      >
        <h3>{t(account.active ? 'accounts.offTitle' : 'accounts.onTitle')}</h3>
        {account.active ? (
          <TextField
            label={t('accounts.reason')}
            name="reason"
            help={t('accounts.reasonHelp')}
            maxLength={500}
            errors={errors.reason}
          />
        ) : null}
        <DialogActions>
          <Button onClick={onClose}>{t('accounts.close')}</Button>
          <Button type="submit" look={account.active ? 'danger' : 'primary'} busy={busy}>
            {t(account.active ? 'accounts.switchOff' : 'accounts.switchOn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
