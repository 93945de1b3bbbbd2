'use client';

import { useTranslations } from 'next-intl';
import type { PlatformMoney } from '@/modules/subscriptions/operations/list-invoices';
import ui from '@/ui/admin/ui.module.css';
import { HeldRewards } from './HeldRewards';
import css from './operator.module.css';

/** The studios that recommend the platform: what came of each link, and the rewards that wait for the operator. */
export function Partners({ partners, held }: Pick<PlatformMoney, 'partners' | 'held'>) {
  const t = useTranslations('admin-operators.partners');
  return (
    <section aria-labelledby="partners">
      <h2 id="partners" className={css.heading}>
        {t('title')}
      </h2>
      <p className={ui.help}>{t(partners.length === 0 ? 'none' : 'help')}</p>
      {partners.length === 0 ? null : (
        <ul className={css.jobs}>
          {partners.map(({ account, name, clicks, signed_up, paying, given }) => (
            <li key={account}>
              <div className={css.what}>
                <h3>
                  <bdi>{name}</bdi>
                </h3>
                <p className={ui.help}>
                  {[
                    t('clicks', { count: clicks }),
                    t('signedUp', { count: signed_up }),
                    t('paying', { count: paying }),
                    t('given', { count: given }),
                  ].join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {held.length === 0 ? null : <HeldRewards held={held} />}
    </section>
  );
}
