'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayWords } from '@/core/text/day-words';
import { formatBytes } from '@/core/text/format-bytes';
import type { AccountLine, listAccounts } from '@/modules/installation/operators/queries';
import { isPlanId } from '@/modules/money/rules/plan';
import { Button } from '@/ui/admin/Button';
import { ListBar, Pager } from '@/ui/admin/ListBar';
import ui from '@/ui/admin/ui.module.css';
import { useAddress } from '@/ui/admin/use-address';
import { AccountDialog } from './AccountDialog';
import css from './operator.module.css';
import { Page } from './Page';

/** Every account: owner, plan and use, and whether it is switched on. */
export function AccountsPage({
  found,
  planNames,
}: {
  found: Awaited<ReturnType<typeof listAccounts>>;
  planNames: Record<string, string>;
}) {
  const t = useTranslations('admin-operators.accounts');
  const address = useAddress();
  const [open, setOpen] = useState<string | null>(null);
  const chosen = found.accounts.find(({ id }) => id === open);
  return (
    <Page title={t('title')} help={t('help', { count: found.count })}>
      <ListBar address={address} label={t('title')} parts={[]} part="state" search={t('search')} />
      {found.accounts.length === 0 ? (
        <p className={ui.empty}>{t('nothing')}</p>
      ) : (
        <div className={css.scroll}>
          <table className={`${css.table} ${css.stacks}`}>
            <thead>
              <tr>
                <th scope="col">{t('account')}</th>
                <th scope="col">{t('plan')}</th>
                <th scope="col" className={css.number}>
                  {t('projects')}
                </th>
                <th scope="col" className={css.number}>
                  {t('photos')}
                </th>
                <th scope="col" className={css.number}>
                  {t('storage')}
                </th>
                <th scope="col">
                  <span className={ui.visuallyHidden}>{t('change')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.accounts.map((account) => (
                <Row
                  key={account.id}
                  account={account}
                  planNames={planNames}
                  onOpen={() => setOpen(account.id)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={found.page} pages={found.pages} address={address} />
      {chosen ? <AccountDialog account={chosen} planNames={planNames} onClose={() => setOpen(null)} /> : null}
    </Page>
  );
}

function Row({
  account,
  planNames,
  onOpen,
}: {
  account: AccountLine;
  planNames: Record<string, string>;
  onOpen: () => void;
}) {
  const t = useTranslations('admin-operators');
  const nameOf = (plan: string | null) =>
    isPlanId(plan) ? t(`plans.name.${plan}`) : plan && (planNames[plan] ?? plan);
  const locale = useLocale();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <tr>
      <th scope="row">
        <button type="button" className={css.name} onClick={onOpen}>
          <bdi>{account.name}</bdi>
        </button>
        {account.active ? null : (
          <span className={ui.chip} data-tone="bad">
            {t('accounts.off')}
          </span>
        )}
        <span className={css.under}>
          <bdi>{account.owner}</bdi>
          {account.unconfirmed ? ` (${t('accounts.unconfirmed')})` : null}
        </span>
        <span className={css.under}>
          {t('accounts.joined', { day: dayWords(account.created_at.slice(0, 10), locale) })}
        </span>
        {account.reason ? <span className={css.under}>{account.reason}</span> : null}
      </th>
      <td data-label={t('accounts.plan')}>
        {nameOf(account.plan)}
        {account.trial_until ? (
          <span className={css.under}>
            {t('accounts.trial', { day: dayWords(account.trial_until, locale, 'short') })}
          </span>
        ) : null}
        {account.wanted ? (
          <span className={css.under}>{t('accounts.wanted', { plan: nameOf(account.wanted) ?? '' })}</span>
        ) : null}
      </td>
      <td className={css.number} data-label={t('accounts.projects')}>
        <bdi dir="ltr">
          {number(account.projects)}
          {account.project_limit === null ? '' : ` / ${number(account.project_limit)}`}
        </bdi>
      </td>
      <td className={css.number} data-label={t('accounts.photos')}>
        {number(account.photos)}
      </td>
      <td className={css.number} data-label={t('accounts.storage')}>
        {formatBytes(account.bytes, locale)}
      </td>
      <td className={css.number}>
        <Button small onClick={onOpen} aria-label={t('accounts.changeOf', { name: account.name })}>
          {t('accounts.change')}
        </Button>
      </td>
    </tr>
  );
}
