'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { PlatformMoney } from '@/modules/subscriptions/operations/list-invoices';
import { Button } from '@/ui/admin/Button';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './operator.module.css';

/** Rewards of partners who brought many: the operator decides. */
export function HeldRewards({ held }: Pick<PlatformMoney, 'held'>) {
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
      <h3 className={css.heading}>{t('held')}</h3>
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
